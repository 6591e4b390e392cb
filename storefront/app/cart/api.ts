import type { Language } from "~/i18n/languages";
import type { CartActionResult } from "./cart-action-result";
import { cartApiPath } from "./api-path";
import { pendingOf } from "./pending-change";

/** Longer than the storefront itself waits for commerce, so that its answer is the one shown. */
const timeoutMs = 60_000;

/** Whether the shop itself has answered, and no proxy in front of it. */
export const isJson = (response: Response): boolean =>
  response.headers.get("Content-Type")?.startsWith("application/json") === true;

/** Sends a change; a lost connection is an answer, too: that nothing can be said just now. */
export async function postCart(language: Language, form: FormData): Promise<CartActionResult> {
  try {
    const response = await fetch(cartApiPath(language), {
      method: "POST",
      body: new URLSearchParams([...form].flatMap(([k, v]) => (typeof v === "string" ? [[k, v]] : []))),
      signal: AbortSignal.timeout(timeoutMs),
      // a change made just before leaving the page arrives all the same
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
