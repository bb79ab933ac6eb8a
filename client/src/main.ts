import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import "./design/surfaces.css";
import "./design/controls.css";
import Failed from "./design/Failed.svelte";
import { lightUp } from "./device/light.svelte";
import { stayAtHand } from "./device/offline";
import { fetchAhead } from "./pages/ahead";
import { route } from "./pages/route.svelte";
import { preferredLanguage } from "./texts/language";
import { speak, stammer } from "./texts/speech.svelte";

lightUp();
fetchAhead(route());
const target = document.getElementById("table") ?? document.body;
const language = preferredLanguage(navigator.languages);
try {
  await speak(language);
  mount(App, { target });
} catch {
  stammer(language);
  mount(Failed, { target });
}

// What the first cards need has been fetched by now.
if (import.meta.env.PROD) setTimeout(() => void stayAtHand(), 3000);
