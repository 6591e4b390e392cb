import { decimal } from "@su-turrone/contract/formats";
import type { Language } from "../../platform/languages";

/**
 * Formats a weight for a language: Medusa stores "1.8 kg" as the title of a variant, once for all languages. Other
 * titles are returned unchanged.
 */
export const weightTitle = (title: string, language: Language): string =>
  title.replace(/^\d+\.\d+(?= kg$)/, (exact) => decimal(exact, language));
