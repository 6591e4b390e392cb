import { useLocation } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import type { OrderProblem } from "./document-errors";

/** Shown instead of an order that cannot be displayed: the reason and what to do. */
export function OrderNotFound({ problem }: { problem: OrderProblem }) {
  const t = useT("order");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className="page max-w-text py-16 lg:py-28">
      <h1 className="text-4xl">{t(`errors.${problem}`)}</h1>
      <p className="mt-5 mb-8 text-lg text-chestnut">{t(`errors.${problem}Text`)}</p>
      <p className="flex flex-wrap gap-4">
        {problem === "notFound" ? (
          <LinkButton to={href("orderLookup", language)}>{t("errors.lookup")}</LinkButton>
        ) : (
          <LinkButton to={pathname} reloadDocument>
            {t("errors.retry")}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={href("contact", language)}>
          {t("errors.contact")}
        </LinkButton>
      </p>
    </div>
  );
}
