import type { PerLanguage } from "../../platform/languages";

/** Why an erasure was refused; shown in the admin. */
export const erasureTexts = {
  refused: {
    de: "Diese Person kann jetzt nicht gelöscht werden: Es ist noch etwas offen. Die Seite nennt die Gründe.",
    it: "Ora non è possibile cancellare questa persona: c’è ancora qualcosa di aperto. La pagina ne indica i motivi.",
    en: "This person cannot be erased now: something is still open. The page lists the reasons.",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;
