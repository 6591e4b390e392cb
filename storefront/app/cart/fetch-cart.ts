import type { Language } from "~/i18n/languages";
import { isJson } from "./api";
import { cartApiPath } from "./api-path";
import type { CartSnapshot } from "./cart-snapshot";

/** Fetches the cart of this browser. @throws Error if the request fails */
export async function fetchCart(language: Language, signal: AbortSignal): Promise<CartSnapshot> {
  const response = await fetch(cartApiPath(language), { signal, headers: { Accept: "application/json" } });
  if (!response.ok || !isJson(response)) throw new Error(`cart: ${response.status}`);
  return (await response.json()) as CartSnapshot;
}
