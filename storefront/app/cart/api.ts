import { noTicket, queueTicketHeader } from "@su-turrone/contract/change-queue";
import type { Language } from "~/i18n/languages";
import { cartApiPath } from "~/i18n/paths";
import { textOf } from "~/platform/read-form";
import type { CartActionResult } from "./cart-action-result";

/** A change that is being sent, reduced to what can be shown before the response. */
export interface PendingChange {
  intent: string;
  lineId: string;
}

export const pendingOf = (form: FormData): PendingChange => ({
  intent: textOf(form, "intent"),
  lineId: textOf(form, "lineId"),
});

/** Longer than the storefront's own timeout for commerce, so that its response is shown. */
const timeoutMs = 60_000;

/** Whether the response comes from the shop itself, not from a proxy in front of it. */
export const isJson = (response: Response): boolean =>
  response.headers.get("Content-Type")?.startsWith("application/json") === true;

/**
 * Sends a change. A lost connection is returned as a refusal with code "unavailable".
 * @param ticket keeps the place of a change that waits
 */
async function postOnce(language: Language, form: FormData, ticket: string): Promise<CartActionResult> {
  try {
    const response = await fetch(cartApiPath(language), {
      method: "POST",
      headers: { [queueTicketHeader]: ticket },
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

/**
 * Sends a change, and again while many others are being made, until it is its turn.
 * @param onQueued called with its place in the queue, 1 for the next
 */
export async function postCart(
  language: Language,
  form: FormData,
  onQueued: (place: number) => void,
): Promise<CartActionResult> {
  let answer = await postOnce(language, form, noTicket);
  for (let queue = answer.refusal?.error.queue; queue; queue = answer.refusal?.error.queue) {
    onQueued(queue.place);
    answer = await postOnce(language, form, queue.ticket);
  }
  return answer;
}
