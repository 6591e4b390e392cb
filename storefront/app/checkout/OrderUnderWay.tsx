import { useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { href } from "~/i18n/paths";
import { useVisitQueryClient } from "~/platform/query-client";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { ReloadWithoutScript } from "~/ui/ReloadWithoutScript";
import type { OrderUnderWay as UnderWay } from "./order-errors";

/** Polling interval (ms); without JavaScript the page reloads every `reloadSeconds`. */
const pollMs = 4000;
const reloadSeconds = 10;

/** Title of the notice by what is pending; texts in checkout.json under `return`. */
const titles = { payment_pending: "return.pendingTitle", order_queued: "return.queuedTitle" } as const;

/**
 * Shown on the payment return page while the bank or PayPal has not answered yet, or while a slow order is being
 * placed. Each poll reruns the page's loader, which redirects as soon as the outcome is known.
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
    useVisitQueryClient(),
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
          <LinkButton variant="secondary" to={href("checkoutPayment", language)}>
            {t("confirm.editMethod")}
          </LinkButton>
        )}
      </p>
    </>
  );
}
