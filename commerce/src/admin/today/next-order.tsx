import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { nextToPack } from "./next-to-pack";
import { useToday } from "./use-today";

/** Link from an order page to the next order to pack; renders nothing if there is none. */
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
