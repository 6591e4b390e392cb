import { useState } from "react";
import { useTranslation } from "react-i18next";
import { carrierIds, carriers, type CarrierId } from "../../features/fulfilment/carriers";
import { CheckboxField, SelectField } from "../components/fields";

/** localStorage; null if the browser blocks site data: merely asking for it then throws. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

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
  carrier: CarrierId;
  onChange: (carrier: CarrierId) => void;
}

export function CarrierField({ carrier, onChange }: CarrierProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t("fulfilmentPanel.carrier")}
      value={carrier}
      options={carrierIds.map((id) => ({ id, name: carriers[id].name }))}
      onValue={onChange}
    />
  );
}

interface NotifyProps {
  notify: boolean;
  onChange: (notify: boolean) => void;
}

export function NotifyField({ notify, onChange }: NotifyProps) {
  const { t } = useTranslation();
  return <CheckboxField label={t("fulfilmentPanel.notify")} checked={notify} onChecked={onChange} />;
}
