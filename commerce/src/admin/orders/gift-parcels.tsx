import { StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { ChangeableRecipient } from "../../features/order-address/change-recipient";
import type { OpenParcels } from "../../features/today/packing-order";
import { ActionButton } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { AddressForm } from "./address-form";
import { ShipManyForm } from "../today/ship-many-form";

/** How long before parcels should have arrived they are marked: they travel for some days. */
const hurryMs = 5 * 24 * 60 * 60 * 1000;

/** How urgent a day is by which parcels should arrive. */
function colourOf(day: string): "red" | "orange" | "grey" {
  const now = Date.now();
  if (day < shopDay(new Date(now))) return "red";
  return day <= shopDay(new Date(now + hurryMs)) ? "orange" : "grey";
}

/** How many parcels are left of an order to several people, and until when they should have arrived. */
export function ParcelsLeft({ open: { parcels, deliver_by: day } }: { open: OpenParcels }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (parcels.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Text size="small" weight="plus">
        {t("giftParcels.left", { count: parcels.length })}
      </Text>
      {day !== null && (
        <StatusBadge color={colourOf(day)}>{t("giftParcels.by", { date: date(day) })}</StatusBadge>
      )}
    </div>
  );
}

interface Props {
  order: { id: string; number: number };
  open: OpenParcels;
  /** Those who may be corrected. */
  recipients: readonly ChangeableRecipient[];
  canShip: boolean;
}

/** Who of an order to several people still gets a parcel, with a form for each, and the form that ships them. */
export function GiftParcels({ order, open, recipients, canShip }: Props) {
  const { t } = useTranslation();
  const [shipping, setShipping] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const changing = recipients.find(({ recipient }) => recipient === chosen);
  return (
    <>
      <ParcelsLeft open={open} />
      <ol className="txt-small max-h-60 list-inside list-decimal overflow-y-auto" tabIndex={0}>
        {open.parcels.map(({ recipient, name, city }) => (
          <li key={recipient} value={recipient + 1}>
            {name}, {city}{" "}
            {recipients.some((one) => one.recipient === recipient) && (
              <ActionButton
                variant="transparent"
                aria-label={`${t("addressForm.change")}: ${name}, ${city}`}
                aria-expanded={recipient === chosen}
                onClick={() => setChosen(recipient === chosen ? null : recipient)}
              >
                {t("addressForm.change")}
              </ActionButton>
            )}
          </li>
        ))}
      </ol>
      {changing && (
        <AddressForm
          key={changing.recipient}
          path={`/admin/orders/${order.id}/recipients/${changing.recipient}`}
          stored={changing}
          onSaved={() => setChosen(null)}
        />
      )}
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
