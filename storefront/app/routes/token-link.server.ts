import { data } from "@remix-run/node";
import type { FormOutcome } from "~/commerce/form-requests.server";
import type { TokenLinkWords } from "~/content/TokenLinkPage";
import { isLinkToken, type LinkPurpose } from "~/platform/signing.server";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** Texts of the page of a link from an e-mail, looked up by message key. @param action the button's action */
export const tokenLinkWords = <Action extends string>(
  action: Action,
  t: (key: `${Action}.${"title" | "text" | "button" | "done"}` | "badLink") => string,
): TokenLinkWords => ({
  title: t(`${action}.title`),
  text: t(`${action}.text`),
  button: t(`${action}.button`),
  done: t(`${action}.done`),
  badLink: t("badLink"),
});

/**
 * Page of a link from an e-mail: shows what its button will do, or, with status 400, that the link is invalid.
 * @param fallback page that an invalid link refers to
 */
export function loadTokenLink(
  request: Request,
  purpose: LinkPurpose,
  words: TokenLinkWords,
  fallback: { to: string; name: string },
) {
  const isValid = isLinkToken(purpose, tokenOf(request));
  const head = { title: words.title, description: words.text, noindex: true };
  return data({ head, words, fallback, isValid }, { status: isValid ? 200 : 400 });
}

/** Performs what the token in an e-mail link allows; 400 for an invalid token. */
export async function applyTokenLink(request: Request, apply: (token: string) => Promise<FormOutcome>) {
  const outcome = await apply(tokenOf(request));
  return data({ done: outcome === "taken" }, { status: outcome === "taken" ? 200 : 400 });
}
