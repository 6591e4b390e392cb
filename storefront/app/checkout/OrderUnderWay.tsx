import { useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { href } from "~/i18n/paths";
import { useVisitQueries } from "~/platform/query-client";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { ReloadWithoutScript } from "~/ui/ReloadWithoutScript";
import type { OrderUnderWay as UnderWay } from "./order-errors";

/** Between two looks at what is under way (ms); a page without JavaScript loads anew in `reloadSeconds`. */
const pollMs = 4000;
const reloadSeconds = 10;

/** The title of the notice, by what is waited for; texts in checkout.json under `return`. */
const titles = { payment_pending: "return.pendingTitle", order_queued: "return.queuedTitle" } as const;

/**
 * Stands on the way back from the bank or PayPal while they have not answered yet, and while an order is being made that takes
 * long. Each look asks the page's loader again, which goes on as soon as it is known what has become of it.
 */
export function OrderUnderWay({ code }: { code: UnderWay }) {
  const t = useT("checkout");
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  useQuery(
    {
      queryKey: ["payment-return"],
      queryFn: () => {
        revalidate();
        return null;
      },
      refetchInterval: pollMs,
      staleTime: 0,
      gcTime: 0,
    },
    useVisitQueries(),
  );
  return (
    <>
      <ReloadWithoutScript seconds={reloadSeconds} />
      <Notice live title={t(titles[code])}>
        {t(`orderErrors.${code}`)}
      </Notice>
      <p className="mt-6 flex flex-wrap gap-4">
        <LinkButton reloadDocument to={href("checkoutReturn", language)}>
          {t("return.again")}
        </LinkButton>
        {code === "payment_pending" && (
          <LinkButton look="secondary" to={href("checkoutPayment", language)}>
            {t("confirm.editMethod")}
          </LinkButton>
        )}
      </p>
    </>
  );
}
