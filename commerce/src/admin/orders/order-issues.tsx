import { Alert } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useFormats } from "../lib/use-formats";
import { Link } from "react-router-dom";
import { useIsOwner } from "../people/staff-role";
import type { OrderIssue } from "../../features/ordering/order/order-issues";

/** Where the owner can resolve an issue; payment issues are resolved on the order page itself. */
const places: Readonly<Partial<Record<OrderIssue["what"], string>>> = {
  refund_due: "/transfers",
  mail_failed: "/mails?show=failed",
  no_mailbox: "/mails?show=failed",
  withdrawal: "/withdrawals",
  withdrawal_without_money: "/withdrawals",
  withdrawal_disputed: "/withdrawals",
};

export function OrderIssues({ issues }: { issues: readonly OrderIssue[] }) {
  const { t } = useTranslation();
  const { date, dateTime, money } = useFormats();
  const isOwner = useIsOwner();
  const textOf = (issue: OrderIssue): string => {
    switch (issue.what) {
      case "release_open":
      case "withdrawal_without_money":
      case "withdrawal_disputed":
      case "withdrawn":
        return t(`fulfilmentPanel.issues.${issue.what}`);
      case "withdrawal":
        return t("fulfilmentPanel.issues.withdrawal", { date: date(issue.due_at) });
      case "mail_failed":
        return t("fulfilmentPanel.issues.mail_failed", { count: issue.count });
      case "no_mailbox":
        return t("fulfilmentPanel.issues.no_mailbox", { address: issue.address });
      case "dispute":
      case "inquiry":
        return [
          t(`fulfilmentPanel.issues.${issue.what}`, {
            amount: money(issue.amount_cents),
            reason: t(`fulfilmentPanel.reasons.${issue.reason}`, {
              defaultValue: t("fulfilmentPanel.reasons.general"),
            }),
          }),
          issue.answered && t("fulfilmentPanel.issues.disputeAnswered"),
          issue.due_at !== null && t("fulfilmentPanel.issues.disputeDue", { time: dateTime(issue.due_at) }),
          issue.fee_cents > 0 && t("fulfilmentPanel.issues.disputeFee", { amount: money(issue.fee_cents) }),
        ]
          .filter(Boolean)
          .join(" ");
      default:
        return t(`fulfilmentPanel.issues.${issue.what}`, {
          amount: money(issue.amount_cents),
          ...("open_cents" in issue ? { open: money(issue.open_cents) } : {}),
        });
    }
  };
  return issues.map((issue, index) => {
    const place = places[issue.what];
    return (
      <Alert key={index} variant={issue.what.startsWith("withdraw") ? "warning" : "error"}>
        {textOf(issue)}{" "}
        {isOwner && place && (
          <Link to={place} className="text-ui-fg-base underline">
            {t("fulfilmentPanel.issues.look")}
          </Link>
        )}
      </Alert>
    );
  });
}
