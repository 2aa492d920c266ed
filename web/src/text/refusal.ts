/** Why something was refused, as a sentence. */
import { has, t, type Args } from "./texts.svelte";

/** The sentence of a refusal by its code and fields; where there is none, that the server refuses. */
export function refusal(code: string, fields: Args = {}): string {
  const id = idOf(code);
  try {
    return id && has(id) ? t(id, fields) : t("remote-refused-somehow", { reason: code });
  } catch {
    return t("remote-refused-somehow", { reason: code }); // a field is missing: another version of the server
  }
}

/** Only the messages of these kinds of refusals come with the page: a server says no others to it. */
function idOf(code: string): string | null {
  const [kind, ...rest] = code.split("-");
  const name = rest.join("-");
  if (kind === "table") return `error-table-${name}`;
  if (kind === "person") return `error-person-${name}`;
  if (kind === "server") return `error-server-${name}`;
  if (kind === "rules") return `error-rules-${name}`;
  if (kind === "message") return `error-message-${name}`;
  if (kind === "promise") return `error-promise-${name}`;
  if (code === "card-not-in-hand") return "error-card-not-in-hand";
  if (code === "remote-busy") return "error-remote-busy";
  if (code === "remote-not-pisti") return "error-remote-not-pisti";
  if (code === "remote-other-protocol") return "error-remote-other-protocol";
  if (code === "remote-cut-off") return "web-no-answer";
  return code === "origin-foreign" ? "error-origin-foreign" : null;
}
