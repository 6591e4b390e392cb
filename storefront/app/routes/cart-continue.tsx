import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adoptCart } from "~/commerce/cart.server";
import { unlessFailed } from "~/commerce/client.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { PostForm } from "~/layout/PostForm";
import { keepUnansweredForm } from "~/layout/unanswered-form";
import { setFlash } from "~/platform/cookies.server";
import { privatePage, redirectPrivately } from "~/platform/headers";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { cartIdFromKey } from "~/platform/signing.server";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";

export const handle = { i18n: ["cart"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

const keyParameter = (request: Request): string => new URL(request.url).searchParams.get("key") ?? "";

/** Opening the link changes nothing, because mail programs open links too; only the button does. */
export function loader({ request }: LoaderFunctionArgs) {
  const t = fixedT(languageOfPath(new URL(request.url).pathname), "cart");
  const head = { title: t("device.title"), description: t("device.text"), noindex: true };
  const isValid = cartIdFromKey(keyParameter(request)) !== null;
  return data({ head, isValid }, { status: isValid ? 200 : 400 });
}

/** Cookie for the cart of a link; null for an invalid link, "unavailable" while commerce is down. */
async function adoptLinkedCart(shop: ShopContext): Promise<Headers | null | "unavailable"> {
  const id = cartIdFromKey(keyParameter(shop.request));
  if (id === null) return null;
  return unlessFailed(adoptCart(shop, id), () => "unavailable" as const);
}

/** Makes the cart of the link the cart of this browser; an invalid link changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const cookie = await adoptLinkedCart(shop);
  const headers = cookie instanceof Headers ? cookie : new Headers();
  const key = cookie === "unavailable" ? "unavailable" : cookie ? "continued" : "linkExpired";
  await setFlash(headers, [{ key }]);
  return redirectPrivately(href("cart", shop.language), headers);
}

export default function CartContinue() {
  const t = useT("cart");
  const language = useLanguage();
  const { isValid } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title={t("device.title")} intro={t("device.text")} />
      <div className="page">
        {isValid ? (
          <PostForm>
            <Button>{t("device.button")}</Button>
          </PostForm>
        ) : (
          <Notice kind="error">
            {t("flash.linkExpired")}{" "}
            <Link to={href("cart", language)} className="link">
              {t("flash.addedLink")}
            </Link>
          </Notice>
        )}
      </div>
    </>
  );
}
