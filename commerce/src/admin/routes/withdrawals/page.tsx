import { StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { RefundState } from "../../../features/withdrawals/refund-clock";
import type { WithdrawalStatus } from "../../../modules/withdrawals/withdrawal-statuses";
import { InboxSender, ListPage } from "../../components/list-page";
import { ActionButton, Hint, TextLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { refundPath } from "../../line-refunds/refund-drawer";
import { ownersOnly } from "../../people/staff-role";
import { useRefundWords, useWithdrawalStatus } from "../../withdrawals/withdrawals";

interface ListedWithdrawal {
  id: string;
  name: string;
  email: string;
  order_number: string;
  order_id: string | null;
  items: string;
  language: string;
  received_at: string;
  status: WithdrawalStatus;
  due_at: string;
  days_left: number;
  refund_state: RefundState;
}

/** "Withdrawals": withdrawals declared through the shop, with the days left for the refund. */
const WithdrawalsPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const refundWords = useRefundWords();
  const list = usePaged<{ withdrawals: ListedWithdrawal[]; count: number }>(
    "withdrawals",
    "/admin/withdrawals",
  );
  const mark = useWithdrawalStatus();
  const badgeOf = (withdrawal: ListedWithdrawal) => {
    if (withdrawal.status === "settled") {
      return <StatusBadge color="green">{t("withdrawals.settled")}</StatusBadge>;
    }
    const { badge, urgent } = refundWords(withdrawal);
    return <StatusBadge color={urgent ? "red" : "orange"}>{badge}</StatusBadge>;
  };

  return (
    <ListPage
      words="withdrawals"
      list={list}
      rows={list.data?.withdrawals}
      entry={(withdrawal) => (
        <>
          <InboxSender
            name={withdrawal.name}
            email={withdrawal.email}
            badge={badgeOf(withdrawal)}
            note={`${dateTime(withdrawal.received_at)} · ${withdrawal.language}`}
          />
          <Text>
            {t("withdrawals.order")}{" "}
            {withdrawal.order_id ? (
              <TextLink to={`/orders/${withdrawal.order_id}`}>{withdrawal.order_number}</TextLink>
            ) : (
              t("withdrawals.unmatched", { number: withdrawal.order_number })
            )}
          </Text>
          {withdrawal.items && <Text className="whitespace-pre-line">{withdrawal.items}</Text>}
          <Hint>{refundWords(withdrawal).text}</Hint>
          <div className="flex flex-wrap gap-2">
            {withdrawal.order_id && withdrawal.status === "open" && withdrawal.refund_state === "due" && (
              <ActionButton asChild>
                <Link to={refundPath(withdrawal.order_id)}>{t("lineRefunds.open")}</Link>
              </ActionButton>
            )}
            <ActionButton
              disabled={mark.isPending}
              onClick={() =>
                mark.mutate({ id: withdrawal.id, status: withdrawal.status === "open" ? "settled" : "open" })
              }
            >
              {t(withdrawal.status === "open" ? "withdrawals.settle" : "lists.reopen")}
            </ActionButton>
          </div>
        </>
      )}
    />
  );
};

export default ownersOnly(WithdrawalsPage);
