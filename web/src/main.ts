import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
mount(App, { target });
