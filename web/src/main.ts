import { mount } from "svelte";
import App from "./App.svelte";
import { hurry } from "./net/early";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

hurry();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
mount(App, { target });

// The worker keeps the shell of the app and shows notices. It comes when the page has what it needs; without it all works as well.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => undefined));
}
