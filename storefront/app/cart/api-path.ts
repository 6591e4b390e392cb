import type { Language } from "../i18n/languages";
import { prefixOf } from "../i18n/paths";

/** Where scripts ask for the cart and change it: the same intents as the cart page, answered as JSON. */
export const cartApiPath = (language: Language): string => `${prefixOf(language)}/api/cart`;
