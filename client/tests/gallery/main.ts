/** A gallery of all game views, drawn from test fixtures, without a server: `python -m tools.gallery`. */
import { mount } from "svelte";
import "../../src/design/index.css";
import { isLanguage } from "../../src/i18n/language";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search).get("language") ?? "en";
await setLanguage(isLanguage(wanted) ? wanted : "en");
mount(Gallery, { target: document.getElementById("table") ?? document.body });
