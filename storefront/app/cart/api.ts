import type { Language } from "~/i18n/languages";
import type { CartActionResult } from "./cart-action-result";
import { cartApiPath } from "./api-path";
import { pendingOf } from "./pending-change";

/** Longer than the storefront's own timeout for commerce, so that its response is shown. */
const timeoutMs = 60_000;

/** Whether the response comes from the shop itself, not from a proxy in front of it. */
export const isJson = (response: Response): boolean =>
  response.headers.get("Content-Type")?.startsWith("application/json") === true;

/** Sends a change. A lost connection is returned as a refusal with code "unavailable". */
export async function postCart(language: Language, form: FormData): Promise<CartActionResult> {
  try {
    const response = await fetch(cartApiPath(language), {
      method: "POST",
      body: new URLSearchParams([...form].flatMap(([k, v]) => (typeof v === "string" ? [[k, v]] : []))),
      signal: AbortSignal.timeout(timeoutMs),
      // let the request finish if the shopper leaves the page
      keepalive: true,
    });
    if (isJson(response)) return (await response.json()) as CartActionResult;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
  const { intent, lineId } = pendingOf(form);
  const refusal = { error: { code: "unavailable" as const }, intent, lineId, typed: "" };
  return { snapshot: null, notices: [], refusal };
}
