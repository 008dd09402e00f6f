// The entry point: starts the early requests, mounts the app and registers the service worker.
import { mount } from "svelte";
import App from "./App.svelte";
import { away } from "./net/away.svelte";
import { reloadIfNewer } from "./net/newer";
import { preload } from "./net/preload";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

preload();
// The site keeps one whole version, so none of its parts can be missing.
if (import.meta.env.MODE !== "site") reloadIfNewer();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");
mount(App, { target });

// The service worker caches the app shell and shows notifications. It is registered after the page has loaded, so that
// it does not compete with the page's own requests. Everything else works without it.
if (import.meta.env.MODE === "site") {
  if ("serviceWorker" in navigator)
    void import("./local/update.svelte").then(({ update }) => update.watch().catch(() => undefined));
} else if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
    void away.prepare().catch(() => undefined);
  });
}
