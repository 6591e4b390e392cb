import { ProductGrid } from "~/catalogue/ProductCard";
import { PriceNote } from "~/catalogue/PriceNote";
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
      {products.length > 0 && (
        <section aria-labelledby="examples" className="mt-16">
          <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2 id="examples" className="text-2xl">
              {t("empty.others")}
            </h2>
            <PriceNote forList />
          </div>
          <ProductGrid products={products} heading="h3" />
        </section>
      )}
    </>
  );
}
