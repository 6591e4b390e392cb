import Medusa from "@medusajs/js-sdk";
import { getI18n } from "react-i18next";

/** The admin is served by commerce itself, so its calls stay on the same origin. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/**
 * Headers of a request: names and messages are in the admin's language (an i18next language code).
 * @param revision of what a form shows, so that nothing else is overwritten
 */
export const headersOf = (revision?: string | null): Record<string, string> => ({
  "x-medusa-locale": getI18n().language,
  ...(revision ? { "if-match": `"${revision}"` } : {}),
});

/** Requests to the server; each throws FetchError with the server's message if it is refused. */
export const api = {
  get: <Answer>(path: string, query: Record<string, string | number> = {}): Promise<Answer> =>
    sdk.client.fetch<Answer>(path, { headers: headersOf(), query }),
  post: <Answer>(path: string, body?: object, revision?: string | null): Promise<Answer> =>
    sdk.client.fetch<Answer>(path, { method: "POST", headers: headersOf(revision), ...(body && { body }) }),
  delete: <Answer>(path: string, revision?: string | null): Promise<Answer> =>
    sdk.client.fetch<Answer>(path, { method: "DELETE", headers: headersOf(revision) }),
};

/**
 * Submits a form whose refusal says more than a message, such as an error of each field. Uses fetch, because Medusa's
 * client reduces an error response to its message.
 * @param refusals properties of a refusal that the form shows; another refusal is thrown as an Error with its message
 */
export async function submit<Answer extends object>(
  path: string,
  body: object,
  refusals: readonly string[],
  revision?: string | null,
): Promise<Answer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headersOf(revision) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer | { message?: string };
  if (response.ok || refusals.some((name) => name in answer)) return answer as Answer;
  throw new Error(("message" in answer && answer.message) || response.statusText);
}
