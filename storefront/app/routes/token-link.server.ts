import { data } from "@remix-run/node";
import type { FormOutcome } from "~/commerce/messages.server";
import type { TokenLinkWords } from "~/content/TokenLinkPage";
import { isLinkToken, type LinkPurpose } from "~/platform/signing.server";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** What such a page says, by the keys of its messages. @param act what the button does */
export const tokenLinkWords = <Act extends string>(
  act: Act,
  t: (key: `${Act}.${"title" | "text" | "button" | "done"}` | "badLink") => string,
): TokenLinkWords => ({
  title: t(`${act}.title`),
  text: t(`${act}.text`),
  button: t(`${act}.button`),
  done: t(`${act}.done`),
  badLink: t("badLink"),
});

/**
 * The page of a link from a mail: what its button will do, or, with status 400, that the link is worth nothing.
 * @param way where to go on from a link that is worth nothing
 */
export function loadTokenLink(
  request: Request,
  purpose: LinkPurpose,
  words: TokenLinkWords,
  way: { to: string; name: string },
) {
  const good = isLinkToken(purpose, tokenOf(request));
  const head = { title: words.title, description: words.text, noindex: true };
  return data({ head, words, way, good }, { status: good ? 200 : 400 });
}

/** Does what the token in the address of a link from a mail allows; anything but a good one is 400. */
export async function applyTokenLink(request: Request, apply: (token: string) => Promise<FormOutcome>) {
  const outcome = await apply(tokenOf(request));
  return data({ done: outcome === "taken" }, { status: outcome === "taken" ? 200 : 400 });
}
