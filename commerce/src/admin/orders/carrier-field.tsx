import { Checkbox, Label, Select } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { carrierIds, carriers, type CarrierId } from "../../features/fulfilment/carriers";
import { storage } from "../lib/storage";

/** localStorage key of the last used carrier: most parcels go with the same one. */
const carrierStorageKey = "su-turrone.carrier";

function lastCarrier(): CarrierId {
  const storedId = storage()?.getItem(carrierStorageKey);
  return carrierIds.find((id) => id === storedId) ?? carrierIds[0];
}

/** State of the carrier field; initially the last used carrier. */
export function useCarrier() {
  const [carrier, setCarrier] = useState<CarrierId>(lastCarrier);
  const remember = () => storage()?.setItem(carrierStorageKey, carrier);
  return { carrier, setCarrier, remember };
}

interface CarrierProps {
  /** Unique on the page. */
  id: string;
  carrier: CarrierId;
  onChange: (carrier: CarrierId) => void;
}

/** Field for the carrier of a parcel. */
export function CarrierField({ id, carrier, onChange }: CarrierProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {t("fulfilmentPanel.carrier")}
      </Label>
      <Select
        size="small"
        value={carrier}
        onValueChange={(value) => onChange(carrierIds.find((known) => known === value) ?? carrier)}
      >
        <Select.Trigger id={id}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {carrierIds.map((one) => (
            <Select.Item key={one} value={one}>
              {carriers[one].name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}

interface NotifyProps {
  /** Unique on the page. */
  id: string;
  notify: boolean;
  onChange: (notify: boolean) => void;
}

/** Checkbox for notifying the buyer by mail. */
export function NotifyField({ id, notify, onChange }: NotifyProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-x-2">
      <Checkbox id={id} checked={notify} onCheckedChange={(checked) => onChange(checked === true)} />
      <Label size="small" htmlFor={id}>
        {t("fulfilmentPanel.notify")}
      </Label>
    </div>
  );
}
