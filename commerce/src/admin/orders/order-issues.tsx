import { Alert } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OrderIssue } from "../../features/ordering/order/order-issues";

/** Where the owner mends it; what concerns money is mended on the page of the order itself. */
const places: Readonly<Partial<Record<OrderIssue["what"], string>>> = {
  mail_failed: "/mails",
  withdrawal: "/withdrawals",
};

/** What about an order needs a look. */
export function OrderIssues({ issues }: { issues: readonly OrderIssue[] }) {
  const { t, i18n } = useTranslation();
  const euro = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "EUR" });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const textOf = (issue: OrderIssue): string => {
    switch (issue.what) {
      case "release_open":
        return t("fulfilmentPanel.issues.release_open");
      case "withdrawal":
        return t("fulfilmentPanel.issues.withdrawal", { date: date.format(new Date(issue.due_at)) });
      case "mail_failed":
        return t("fulfilmentPanel.issues.mail_failed", { count: issue.count });
      default:
        return t(`fulfilmentPanel.issues.${issue.what}`, {
          amount: euro.format(issue.amount_cents / 100),
          ...("open_cents" in issue ? { open: euro.format(issue.open_cents / 100) } : {}),
        });
    }
  };
  return issues.map((issue, index) => {
    const place = places[issue.what];
    return (
      <Alert key={index} variant={issue.what === "withdrawal" ? "warning" : "error"}>
        {textOf(issue)}{" "}
        {place && (
          <Link to={place} className="text-ui-fg-base underline">
            {t("fulfilmentPanel.issues.look")}
          </Link>
        )}
      </Alert>
    );
  });
}
