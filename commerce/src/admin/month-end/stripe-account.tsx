import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { BalanceSum, StripeBalance } from "../../features/month-end/balance-sums";
import { FiguresTable } from "../components/figures-table";
import { Hint, LoadStatus } from "../components/page-parts";
import { useLoad } from "../lib/server";
import { useFormats } from "../lib/use-formats";
import { MonthSection } from "./month-section";

/** What Stripe has taken in and charged by day, and paid out to the bank; nothing for a shop without Stripe. */
export function StripeAccount({ month }: { month: string }) {
  const { t } = useTranslation();
  const { plainMoney: amount, shortDay } = useFormats();
  const query = useLoad<StripeBalance>(["month-end", "stripe", month], "/admin/month-end/stripe-balance", {
    query: { month },
  });
  const balance = query.data;
  if (balance && balance.days.length === 0) return null;
  const cells = (sum: BalanceSum) =>
    [sum.paid_cents, sum.returned_cents, sum.fees_cents, sum.paid_out_cents, sum.change_cents].map(amount);
  const title = t("monthEnd.stripe.title");
  return (
    <>
      <MonthSection title={title} table="stripe" month={month}>
        <Hint>{t("monthEnd.stripe.hint")}</Hint>
        <LoadStatus query={query} failed={t("monthEnd.stripe.failed")} />
        {balance && (
          <FiguresTable
            caption={title}
            columns={(["day", "paid", "returned", "fees", "paidOut", "change"] as const).map((name) =>
              t(`monthEnd.stripe.${name}`),
            )}
            rows={balance.days.map(({ day, ...sum }) => ({
              key: day,
              name: shortDay(day),
              cells: cells(sum),
            }))}
            total={{ name: t("monthEnd.total"), cells: cells(balance.total) }}
          />
        )}
      </MonthSection>
      {balance && balance.payouts.length > 0 && (
        <MonthSection title={t("monthEnd.stripe.payouts")} table="payouts" month={month}>
          <Hint>{t("monthEnd.stripe.payoutsHint")}</Hint>
          <FiguresTable
            caption={t("monthEnd.stripe.payouts")}
            columns={[t("monthEnd.stripe.arrives"), t("monthEnd.stripe.amount")]}
            rows={balance.payouts.map(({ id, sent, arrives, cents, failed }) => ({
              key: id,
              name: (
                <>
                  {shortDay(arrives)} <Hint>{t("monthEnd.stripe.sent", { date: shortDay(sent), id })}</Hint>
                  {failed && <Text size="small">{t("monthEnd.stripe.cameBack")}</Text>}
                </>
              ),
              cells: [amount(cents)],
            }))}
          />
        </MonthSection>
      )}
    </>
  );
}
