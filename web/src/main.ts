import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import "./style/first.css";
import { asLanguage, speak } from "./text/texts.svelte";
import { kept } from "./page/kept";
import { workOffline } from "./page/offline";
import { renewWhenReplaced } from "./page/renewal";

async function begin(): Promise<void> {
  const target = document.getElementById("app")!;
  await speak(asLanguage(kept("language") as string) ?? asLanguage(document.documentElement.lang) ?? "en");
  target.replaceChildren(); // what the server wrote there until the page is ready
  mount(App, { target });
}

workOffline();
renewWhenReplaced();
void begin();
