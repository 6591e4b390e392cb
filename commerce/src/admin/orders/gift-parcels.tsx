import { Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenParcels } from "../../features/today/packing-order";
import { ActionButton } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { ShipManyForm } from "../today/ship-many-form";

/** How many parcels are left of an order to several people, and until when they should have arrived. */
export function ParcelsLeft({ open: { parcels, deliver_by: day } }: { open: OpenParcels }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (parcels.length === 0) return null;
  return (
    <Text size="small" weight="plus">
      {t("giftParcels.left", { count: parcels.length })}
      {day !== null && ` · ${t("giftParcels.by", { date: date(day) })}`}
    </Text>
  );
}

interface Props {
  order: { id: string; number: number };
  open: OpenParcels;
  canShip: boolean;
}

/** Who of an order to several people still gets a parcel, and the form that ships them. */
export function GiftParcels({ order, open, canShip }: Props) {
  const { t } = useTranslation();
  const [shipping, setShipping] = useState(false);
  return (
    <>
      <ParcelsLeft open={open} />
      <ol className="txt-small max-h-60 list-inside list-decimal overflow-y-auto" tabIndex={0}>
        {open.parcels.map(({ recipient, name, city }) => (
          <li key={recipient} value={recipient + 1}>
            {name}, {city}
          </li>
        ))}
      </ol>
      {canShip && !shipping && (
        <ActionButton variant="primary" className="self-start" onClick={() => setShipping(true)}>
          {t("today.ship")}
        </ActionButton>
      )}
      {canShip && shipping && (
        <ShipManyForm
          // the next ones, once these are shipped
          key={open.parcels.length}
          orders={[{ ...order, ...open, name: "" }]}
          onShipped={(results) => {
            const [refused] = results.flatMap((one) => (one.result === "refused" ? one.reason : []));
            if (refused) toast.error(t(`today.refused.${refused}`));
            else toast.success(t("giftParcels.shipped", { count: results.length }));
            setShipping(false);
          }}
          onCancel={() => setShipping(false)}
        />
      )}
    </>
  );
}
