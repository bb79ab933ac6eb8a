import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import "./design/surfaces.css";
import "./design/controls.css";
import { stayAtHand } from "./device/offline";
import { preferredLanguage } from "./texts/language";
import { speak } from "./texts/speech.svelte";

await speak(preferredLanguage(navigator.languages));
mount(App, { target: document.getElementById("table") ?? document.body });

// What the first cards need has been fetched by now.
if (import.meta.env.PROD) setTimeout(() => void stayAtHand(), 3000);
