import { Heading, StatusBadge, Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { OrderShipment } from "@su-turrone/contract/orders";
import { ActionButton, Hint, linkStyle } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import type { FulfilmentAnswer } from "./fulfilment-panel";

/** URL of a map for the address; nothing is requested from it until the link is opened. */
const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;

/** Shipping address of the parcel, with links to copy it, to call and to open a map. */
export function ShipTo({ to: { lines, phone } }: { to: FulfilmentAnswer["ship_to"] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  const copy = async () => {
    await navigator.clipboard.writeText([...lines, phone].filter(Boolean).join("\n"));
    toast.success(t("shipTo.copied"));
  };
  return (
    <section className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level="h3">{t("shipTo.title")}</Heading>
      <address className="txt-small break-words not-italic">
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </address>
      {phone && (
        <Text size="small">
          {t("shipTo.phone")}:{" "}
          <a className={linkStyle} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </Text>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ActionButton onClick={copy}>{t("shipTo.copy")}</ActionButton>
        <a
          className={`txt-small ${linkStyle}`}
          // the recipient's name is not needed for the map and must not be sent to its provider
          href={mapOf(lines.slice(1).join(", "))}
          target="_blank"
          rel="noreferrer"
        >
          {t("shipTo.map")}
        </a>
      </div>
    </section>
  );
}

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
      <Hint>{contents(parcel.items)}</Hint>
      {!deliveredAt && (
        <div>
          <ActionButton isLoading={busy} onClick={onDelivered}>
            {t("fulfilmentPanel.deliver")}
          </ActionButton>
        </div>
      )}
    </li>
  );
}
