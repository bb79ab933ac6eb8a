import { mount } from "svelte";
import App from "./App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import "./design/surfaces.css";
import "./design/controls.css";
import Failed from "./design/Failed.svelte";
import { lightUp } from "./device/theme.svelte";
import { stayAtHand } from "./device/service-worker";
import { fetchAhead } from "./pages/prefetch";
import { route } from "./navigation/route.svelte";
import { preferredLanguage } from "./i18n/language";
import { speak, stammer } from "./i18n/i18n.svelte";

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
