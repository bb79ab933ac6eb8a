/** A gallery of all game views, drawn from test fixtures, for development; not part of the built client. */
import { mount } from "svelte";
import "../../design/index.css";
import { isLanguage } from "../../i18n/language";
import { setLanguage } from "../../i18n/i18n.svelte";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search).get("language") ?? "en";
await setLanguage(isLanguage(wanted) ? wanted : "en");
mount(Gallery, { target: document.getElementById("table") ?? document.body });
