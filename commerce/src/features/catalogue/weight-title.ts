import { decimal } from "@su-turrone/contract/formats";
import type { Language } from "../../platform/languages";

/**
 * A weight as a language writes it: Medusa keeps "1.8 kg" as the title of a variant, once for all languages. Other titles stay as they
 * are.
 */
export const weightTitle = (title: string, language: Language): string =>
  title.replace(/^\d+\.\d+(?= kg$)/, (exact) => decimal(exact, language));
