import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import "./design/surfaces.css";
import "./design/controls.css";
import { preferredLanguage } from "./texts/language";
import { speak } from "./texts/speech.svelte";

await speak(preferredLanguage(navigator.languages));
mount(App, { target: document.getElementById("table") ?? document.body });
