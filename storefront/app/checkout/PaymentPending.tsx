import { useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { ReloadWithoutScript } from "~/ui/ReloadWithoutScript";

/** Between two looks at a payment under way (ms); a page without JavaScript loads anew in `reloadSeconds`. */
const pollMs = 4000;
const reloadSeconds = 10;

/**
 * Stands on the way back from the bank or PayPal while they have not answered yet. Each look asks the page's loader
 * again, which goes on to the order as soon as there is one.
 */
export function PaymentPending() {
  const t = useT("checkout");
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  useQuery({
    queryKey: ["payment-return"],
    queryFn: () => {
      revalidate();
      return null;
    },
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      <ReloadWithoutScript seconds={reloadSeconds} />
      <Notice live title={t("return.pendingTitle")}>
        {t("orderErrors.payment_pending")}
      </Notice>
      <p className="mt-6 flex flex-wrap gap-4">
        <LinkButton reloadDocument to={href("checkoutReturn", language)}>
          {t("return.again")}
        </LinkButton>
        <LinkButton look="secondary" to={href("checkoutPayment", language)}>
          {t("confirm.editMethod")}
        </LinkButton>
      </p>
    </>
  );
}
