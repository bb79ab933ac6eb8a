/** Every view from its fixtures, for whoever works on them; no part of the built table. */
import { mount } from "svelte";
import "../../design/tokens.css";
import "../../design/base.css";
import "../../design/surfaces.css";
import { isLanguage } from "../../i18n/language";
import { speak } from "../../i18n/i18n.svelte";
import Showcase from "./Showcase.svelte";

const wish = new URLSearchParams(location.search).get("language") ?? "en";
await speak(isLanguage(wish) ? wish : "en");
mount(Showcase, { target: document.getElementById("table") ?? document.body });
