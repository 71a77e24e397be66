/** Opens the house: the words of its person first, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { preferences } from "./house/preferences.svelte";
import { visitor } from "./house/visitor.svelte";
import { navigation } from "./navigation.svelte";
import { languages } from "./words/files";
import { preferredLanguage } from "./words/language";
import { words } from "./words/words.svelte";

const target = document.getElementById("house");
if (target === null) throw new Error("the page has no place for the house");

// Pages say themselves what is wrong if the house does not answer.
visitor.meet().catch(() => undefined);
await words.speak(preferredLanguage(languages(), preferences.kept.language, navigator.languages));
navigation.start();
mount(App, { target });
