import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import "./style/first.css";
import { speak } from "./text/texts.svelte";
import { expectTableWhenIdle } from "./page/ahead";
import { wantedLanguage } from "./page/languages";
import { workOffline } from "./page/offline";
import { pageAt } from "./page/parts";
import { renewWhenReplaced } from "./page/renewal";

/** What the server wrote stays in view until the page is there whole. */
async function begin(): Promise<void> {
  const target = document.getElementById("app")!;
  const wanted = wantedLanguage();
  const [first] = await Promise.all([pageAt(location.pathname, wanted), speak(wanted)]);
  target.replaceChildren();
  mount(App, { target, props: { first } });
  expectTableWhenIdle();
}

workOffline();
renewWhenReplaced();
void begin();
