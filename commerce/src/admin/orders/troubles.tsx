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
export function Troubles({ troubles }: { troubles: readonly OrderIssue[] }) {
  const { t, i18n } = useTranslation();
  const euro = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "EUR" });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const textOf = (trouble: OrderIssue): string => {
    switch (trouble.what) {
      case "release_open":
        return t("orderDesk.troubles.release_open");
      case "withdrawal":
        return t("orderDesk.troubles.withdrawal", { date: date.format(new Date(trouble.due_at)) });
      case "mail_failed":
        return t("orderDesk.troubles.mail_failed", { count: trouble.count });
      default:
        return t(`orderDesk.troubles.${trouble.what}`, {
          amount: euro.format(trouble.amount_cents / 100),
          ...("open_cents" in trouble ? { open: euro.format(trouble.open_cents / 100) } : {}),
        });
    }
  };
  return troubles.map((trouble, index) => {
    const place = places[trouble.what];
    return (
      <Alert key={index} variant={trouble.what === "withdrawal" ? "warning" : "error"}>
        {textOf(trouble)}{" "}
        {place && (
          <Link to={place} className="text-ui-fg-interactive">
            {t("orderDesk.troubles.look")}
          </Link>
        )}
      </Alert>
    );
  });
}
