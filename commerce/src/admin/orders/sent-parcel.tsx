import { Button, StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useFormats } from "../lib/use-formats";
import { linkStyle } from "../components/link-style";
import type { OrderShipment } from "@su-turrone/contract/orders";

/** Contents of a parcel: "2 × Mandeltorrone, 300 g" etc. */
export const contents = (items: readonly { title: string; quantity: number }[]): string =>
  items.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ");

interface Props {
  parcel: OrderShipment;
  busy: boolean;
  onDelivered: () => void;
}

/** A shipped parcel: carrier, tracking link, contents, and whether it has been delivered. */
export function SentParcel({ parcel, busy, onDelivered }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const {
    carrier,
    tracking_number: number,
    tracking_url: url,
    shipped_at: shipped,
    delivered_at: deliveredAt,
  } = parcel;
  return (
    <li className="flex flex-col gap-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Text size="small" weight="plus">
          {[date(shipped), carrier].filter(Boolean).join(" · ")}
        </Text>
        {number &&
          (url ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className={`txt-small ${linkStyle}`}
              aria-label={t("fulfilmentPanel.track", { number })}
            >
              {number}
            </a>
          ) : (
            <Text size="small">{number}</Text>
          ))}
        <StatusBadge color={deliveredAt ? "green" : "purple"}>
          {deliveredAt
            ? t("fulfilmentPanel.came", { date: date(deliveredAt) })
            : t("fulfilmentPanel.onTheWay")}
        </StatusBadge>
      </div>
      <Text size="small" className="text-ui-fg-subtle">
        {contents(parcel.items)}
      </Text>
      {!deliveredAt && (
        <div>
          <Button size="small" variant="secondary" isLoading={busy} onClick={onDelivered}>
            {t("fulfilmentPanel.deliver")}
          </Button>
        </div>
      )}
    </li>
  );
}
