import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";

/** Nothing in the cart yet, and the way on. */
export function EmptyCart() {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <div className="rounded-md bg-linen px-6 py-16 text-center">
      <h2 className="text-2xl">{t("empty.title")}</h2>
      <p className="mx-auto mt-3 max-w-text text-chestnut">{t("empty.text")}</p>
      <LinkButton to={href("products", language)} className="mt-8">
        {t("empty.action")}
      </LinkButton>
    </div>
  );
}
