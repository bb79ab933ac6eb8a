/** The entry point of the client: theme, sound, language, then the application. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./design/index.css";
import LoadError from "./design/LoadError.svelte";
import { wakeAudioOnGesture } from "./device/audio.svelte";
import { applyTheme } from "./device/theme.svelte";
import { registerServiceWorker } from "./device/service-worker";
import { watchForUpdates } from "./device/update.svelte";
import { prefetch, prefetchDaily } from "./pages/prefetch";
import { route } from "./navigation/route.svelte";
import { preferredLanguage } from "./i18n/language";
import { followOtherWindows, setLanguage, useFallback } from "./i18n/i18n.svelte";

applyTheme();
wakeAudioOnGesture();
prefetch(route());
const target = document.getElementById("table") ?? document.body;
const language = preferredLanguage(navigator.languages);
try {
  await setLanguage(language);
  followOtherWindows();
  mount(App, { target });
} catch {
  useFallback(language);
  mount(LoadError, { target });
}

if (import.meta.env.PROD) {
  // By then everything for the first cards has loaded.
  setTimeout(() => void prefetchDaily(route()).then(registerServiceWorker), 3000);
  watchForUpdates();
}
