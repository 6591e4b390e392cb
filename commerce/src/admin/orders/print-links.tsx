import { useTranslation } from "react-i18next";
import { packingDocumentKinds } from "../../features/fulfilment/packing-document-types";
import type { PackingOrder } from "../../features/today/packing-order";
import { ActionButton } from "../components/page-parts";

interface Props {
  orders: readonly Pick<PackingOrder, "id" | "gift_message">[];
}

/** Links to the printable documents of orders, also of shipped ones, because slips get torn and labels get lost. */
export function PrintLinks({ orders }: Props) {
  const { t } = useTranslation();
  const query = new URLSearchParams(orders.map(({ id }) => ["order_id", id])).toString();
  const kinds = packingDocumentKinds.filter(
    (kind) => kind !== "gift-cards" || orders.some(({ gift_message: text }) => text !== ""),
  );
  return kinds.map((kind) => (
    <ActionButton key={kind} asChild>
      <a
        href={`/admin/packing-documents/${kind}?${query}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t("today.print", { what: t(`today.printed.${kind}`) })}
      >
        {t(`today.printed.${kind}`)}
      </a>
    </ActionButton>
  ));
}
