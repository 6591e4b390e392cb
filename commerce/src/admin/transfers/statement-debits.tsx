import { StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PreviewedDebit } from "../../features/bank-statements/preview";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { linkStyle } from "../components/link-style";
import { TodaySection } from "../today/section";
import { MarkAsSent } from "./refunds-to-send";
import { LineHead } from "./statement-lines";

interface Props {
  debits: readonly PreviewedDebit[];
  /** Refunds that still wait. */
  waiting: readonly RefundToSend[];
}

/** Debits of a statement that are probably the transfers of refunds. */
export function StatementDebits({ debits, waiting }: Props) {
  const { t } = useTranslation();
  return (
    <TodaySection title={t("transfers.debits")} count={debits.length}>
      <ul className="divide-y">
        {debits.map(({ key, line, refund, by }) => (
          <li key={key} className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
            <LineHead line={line} />
            <Link
              to={`/orders/${refund.order_id}`}
              className={`txt-small max-w-full self-start break-words ${linkStyle}`}
            >
              {t("today.orderOf", { number: refund.number, name: refund.name })}
            </Link>
            {waiting.some(({ id }) => id === refund.id) ? (
              <>
                <Text size="small">{t(`transfers.debitBy.${by}`)}</Text>
                <MarkAsSent refund={refund} line={line} />
              </>
            ) : (
              <StatusBadge color="green" className="self-start">
                {t("transfers.refunds.done")}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </TodaySection>
  );
}
