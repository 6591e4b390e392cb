import type { Language } from "../i18n/languages";
import { prefixOf } from "../i18n/paths";

/** Path of the cart's JSON API: the same intents as the cart page, answered as JSON. */
export const cartApiPath = (language: Language): string => `${prefixOf(language)}/api/cart`;
