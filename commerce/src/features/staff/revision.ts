import { createHash } from "node:crypto";
import type { PerLanguage } from "../../platform/languages";

/**
 * Fingerprint of what a form shows. The form sends it back as `If-Match` (RFC 9110), so that it changes nothing it has
 * not shown. Dates count as their ISO text, as in the answer.
 */
export const revisionOf = (shown: unknown): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url");

/** Whether a form showed something else than what is stored now. Requests without the header show no form: scripts. */
export const isStale = (ifMatch: string | undefined, revision: string): boolean =>
  ifMatch !== undefined && ifMatch !== `"${revision}"`;

/** Message to an owner whose form shows what somebody else has changed since. */
export const formIsStale: PerLanguage = {
  de: "Inzwischen hat jemand anderes diese Angaben geändert. Es wurde nichts gespeichert: bitte laden Sie die Seite neu, dann sehen Sie den jetzigen Stand.",
  it: "Nel frattempo qualcun altro ha modificato questi dati. Non è stato salvato nulla: ricaricare la pagina per vedere lo stato attuale.",
  en: "Somebody else has changed this in the meantime. Nothing was saved: please reload the page to see the current state.",
};

/** Message to an owner while somebody else is saving the same form. */
export const formIsBusy: PerLanguage = {
  de: "Diese Angaben werden gerade gespeichert. Bitte versuchen Sie es gleich noch einmal.",
  it: "Questi dati vengono salvati proprio ora. Riprovare tra un momento.",
  en: "This is being saved right now. Please try again in a moment.",
};
