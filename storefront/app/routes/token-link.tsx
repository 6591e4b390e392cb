import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { applyLinkToken, type FormOutcome } from "~/commerce/form-requests.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import type { RouteHandle } from "~/layout/handle";
import { PostForm } from "~/layout/PostForm";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { privatePage } from "~/platform/headers";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { isLinkToken, type LinkPurpose } from "~/platform/signing.server";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { ErrorNotice, Notice } from "~/ui/Notice";

export const handle = { i18n: [] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

/** A link from an e-mail: what its token allows, and the texts of its page. */
interface TokenLink {
  purpose: LinkPurpose;
  words: ReturnType<typeof wordsOf>;
  /** Page that an invalid link refers to. */
  fallback: { to: string; name: string };
  apply: (shop: ShopContext, token: string) => Promise<FormOutcome>;
}

/** Texts by message key. @param action the button's action */
const wordsOf = <Action extends string>(
  action: Action,
  t: (key: `${Action}.${"title" | "text" | "button" | "done"}` | "badLink") => string,
) => ({
  title: t(`${action}.title`),
  /** What the button will do. */
  text: t(`${action}.text`),
  button: t(`${action}.button`),
  /** Shown once it is done. */
  done: t(`${action}.done`),
  /** Shown for an invalid link, before the link to another page. */
  badLink: t("badLink"),
});

function newsletterLink(action: "confirm" | "unsubscribe", language: Language): TokenLink {
  const t = fixedT(language, "newsletter");
  return {
    purpose: `newsletter-${action}`,
    words: wordsOf(action, (key) => t(key)),
    fallback: { to: href("newsletter", language), name: t("head.title") },
    apply: (shop, token) => applyLinkToken(shop, `newsletter/${action}`, token),
  };
}

function backInStockLink(action: "confirm" | "end", language: Language): TokenLink {
  const t = fixedT(language, "back-in-stock");
  return {
    purpose: `restock-${action}`,
    words: wordsOf(action, (key) => t(key)),
    fallback: { to: href("products", language), name: t("products") },
    apply: (shop, token) => applyLinkToken(shop, `back-in-stock/${action}`, token),
  };
}

/** The link named by the page's path, and its token. */
function linkOf({ request, language }: ShopContext): { link: TokenLink; token: string } {
  const { pathname, searchParams } = new URL(request.url);
  const isConfirmation = pathname.endsWith("/confirm");
  const link = pathname.startsWith(`${href("newsletter", language)}/`)
    ? newsletterLink(isConfirmation ? "confirm" : "unsubscribe", language)
    : backInStockLink(isConfirmation ? "confirm" : "end", language);
  return { link, token: searchParams.get("token") ?? "" };
}

/** Shows what the button will do, or, with status 400, that the link is invalid or expired. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { link, token } = linkOf(shopFrom(request, context));
  const { words, fallback } = link;
  const isValid = isLinkToken(link.purpose, token);
  const head = { title: words.title, description: words.text, noindex: true };
  return data({ head, words, fallback, isValid }, { status: isValid ? 200 : 400 });
}

/** Performs what the token in the URL allows; also for the one-click POST of mail programs (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const { link, token } = linkOf(shop);
  const problem = (await link.apply(shop, token)) === "taken" ? null : ("badLink" as const);
  return data({ problem }, { status: problem ? 400 : 200 });
}

/** Opening the link changes nothing, because mail programs open links too; only the button does. */
export default function TokenLinkPage() {
  const { words, fallback, isValid } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const sending = useNavigation().state === "submitting";
  const done = answer?.problem === null;
  // explain the button only if it is shown
  const showsButton = isValid && !done;
  return (
    <>
      <PageIntro title={words.title} intro={showsButton && words.text} />
      <div className="page space-y-6 *:max-w-text">
        {done && (
          <Notice kind="success" live>
            {words.done}
          </Notice>
        )}
        {(answer ? !done : !isValid) && (
          <ErrorNotice>
            {words.badLink}{" "}
            <Link to={fallback.to} className="link">
              {fallback.name}
            </Link>
          </ErrorNotice>
        )}
        {showsButton && (
          <PostForm>
            <Button disabled={sending}>{words.button}</Button>
          </PostForm>
        )}
      </div>
    </>
  );
}
