import type { Shipment } from "~/commerce/order-types";
import { date } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";

/** Parcels of an order: shipping date, carrier, contents and tracking link. */
export function ParcelList({ shipments }: { shipments: readonly Shipment[] }) {
  const t = useT("order");
  const language = useLanguage();
  return (
    <section aria-labelledby="parcels" className="rounded-md border border-almond p-6 sm:p-8">
      <h2 id="parcels" className="text-xl">
        {t("parcels.title")}
      </h2>
      <ul className="mt-3 divide-y divide-sand">
        {shipments.map((parcel) => (
          <li key={parcel.id} className="space-y-1 py-4 last:pb-0">
            <p>
              {parcel.deliveredAt
                ? t("parcels.delivered", { date: date(parcel.deliveredAt, language) })
                : t(parcel.carrier ? "parcels.sentWith" : "parcels.sent", {
                    date: date(parcel.shippedAt, language),
                    carrier: parcel.carrier,
                  })}
            </p>
            <p className="text-sm text-chestnut">
              {parcel.items.map((item) => t("parcels.pieces", { number: item.quantity, ...item })).join(", ")}
            </p>
            {parcel.trackingNumber && (
              <p className="figures text-sm">
                {t("parcels.number")}: <span className="select-all">{parcel.trackingNumber}</span>
              </p>
            )}
            {parcel.trackingUrl && (
              <p className="print:hidden">
                <a href={parcel.trackingUrl} rel="noreferrer" className="link inline-block py-2">
                  {t("parcels.track")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
