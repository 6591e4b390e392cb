import type { Language } from "~/i18n/languages";
import { isJson } from "./api";
import { cartApiPath } from "./api-path";
import type { CartSnapshot } from "./cart-snapshot";

/** The cart of this browser. @throws Error when it cannot be had */
export async function fetchCart(language: Language, signal: AbortSignal): Promise<CartSnapshot> {
  const response = await fetch(cartApiPath(language), { signal, headers: { Accept: "application/json" } });
  if (!response.ok || !isJson(response)) throw new Error(`cart: ${response.status}`);
  return (await response.json()) as CartSnapshot;
}
