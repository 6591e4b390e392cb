import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { nextToPack } from "./next-to-pack";
import { useToday } from "./use-today";

/** On the page of an order: the way to the next one that is to be packed. Nothing where there is no other. */
export function NextOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const next = nextToPack(useToday().data?.to_pack.rows ?? [], orderId);
  if (!next) return null;
  return (
    <p className="px-6 py-4">
      <Link to={`/orders/${next.id}`} className="txt-small text-ui-fg-base underline">
        {t("today.next", { number: next.number, name: next.name })}
      </Link>
    </p>
  );
}
