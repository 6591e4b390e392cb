import { useLocation } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";

/** "Order not found" and "Error loading order" (spec §8): what it means and what to do. */
export function MissingOrder({ why }: { why: "notFound" | "loading" }) {
  const t = useT("order");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className="page max-w-text py-16 lg:py-28">
      <h1 className="text-4xl">{t(`errors.${why}`)}</h1>
      <p className="mt-5 mb-8 text-lg text-chestnut">{t(`errors.${why}Text`)}</p>
      {why === "loading" ? (
        <LinkButton to={pathname} reloadDocument>
          {t("errors.retry")}
        </LinkButton>
      ) : (
        <LinkButton to={href("contact", language)}>{t("errors.contact")}</LinkButton>
      )}
    </div>
  );
}
