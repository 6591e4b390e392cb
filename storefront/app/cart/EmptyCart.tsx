import { RelatedProducts } from "~/catalogue/RelatedProducts";
import type { ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { Crumbs } from "~/ui/Band";
import { ErrorNotice } from "~/ui/Notice";
import { useCookiesMissing } from "./cookies-missing";

export function EmptyCart({ products }: { products: readonly ProductCard[] }) {
  const t = useT("cart");
  const language = useLanguage();
  const cookiesMissing = useCookiesMissing(null);
  return (
    <>
      {cookiesMissing && (
        <div className="mb-8">
          <ErrorNotice>{t("empty.cookies")}</ErrorNotice>
        </div>
      )}
      <div className="rounded-md bg-linen px-6 py-12 text-center">
        <Crumbs className="mx-auto mb-6 w-60" />
        <h2 className="text-2xl">{t("empty.title")}</h2>
        <p className="mx-auto mt-3 max-w-text text-chestnut">{t("empty.text")}</p>
        <LinkButton to={href("products", language)} className="mt-8">
          {t("empty.action")}
        </LinkButton>
      </div>
      <RelatedProducts title={t("empty.others")} products={products} className="mt-16" />
    </>
  );
}
