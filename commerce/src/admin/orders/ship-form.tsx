import { Input, Label } from "@medusajs/ui";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  trackingNumber,
  trackingNumberLength,
  carrierIds,
  carriers,
  type CarrierId,
} from "../../features/fulfilment/carriers";
import type { Pieces } from "../../features/fulfilment/fulfilment-panel";
import type { ShipBody } from "../../features/fulfilment/ship-orders";
import { CheckboxField, Form, SelectField, TextField } from "../components/fields";
import { ActionButton } from "../components/page-parts";

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

/** State of the carrier field; initially the last used carrier. @param name of the carrier it shows instead */
export function useCarrier(name = "") {
  const [carrier, setCarrier] = useState<CarrierId>(
    () => carrierIds.find((id) => carriers[id].name === name) ?? lastCarrier(),
  );
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

interface Props {
  label: string;
  busy: boolean;
  empty?: boolean;
  /** What it shows at first: the name of the carrier, and the tracking number. */
  initial?: { carrier: string; tracking_number: string };
  onSend: (body: ShipBody) => void;
  /** Additional fields above carrier and tracking number. */
  children?: ReactNode;
}

/** Form for carrier and tracking number of a parcel; the number is optional. */
export function ShipForm({ label, busy, empty = false, initial, onSend, children }: Props) {
  const { t } = useTranslation();
  const { carrier, setCarrier, remember } = useCarrier(initial?.carrier);
  const [number, setNumber] = useState(initial?.tracking_number ?? "");
  const [notify, setNotify] = useState(true);
  const isInvalid = !trackingNumber.test(number.trim());

  function submit() {
    if (isInvalid || empty) return;
    remember();
    onSend({ carrier, number: number.trim(), notify });
  }

  return (
    <Form busy={busy} onSubmit={submit} className="flex flex-col gap-y-3">
      {children}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <CarrierField carrier={carrier} onChange={setCarrier} />
        <TextField
          label={t("fulfilmentPanel.number")}
          hint={t(isInvalid ? "fulfilmentPanel.numberWrong" : "fulfilmentPanel.numberHint")}
          isInvalid={isInvalid}
          maxLength={trackingNumberLength}
          value={number}
          onValue={setNumber}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NotifyField notify={notify} onChange={setNotify} />
        <ActionButton type="submit" variant="primary" isLoading={busy} disabled={isInvalid || empty}>
          {label}
        </ActionButton>
      </div>
    </Form>
  );
}

interface PiecesProps {
  lines: readonly Pieces[];
  quantityOf: (line: Pieces) => number;
  onQuantity: (id: string, quantity: number) => void;
}

/** Lines of an order, each with a field for some of its pieces. */
export function PieceInputs({ lines, quantityOf, onQuantity }: PiecesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <ul className="flex flex-col gap-y-2">
      {lines.map((line, index) => (
        <li key={line.id} className="flex items-center justify-between gap-x-3">
          <Label size="small" htmlFor={`${id}-${index}`}>
            {line.title}
          </Label>
          <span className="flex items-center gap-x-2 whitespace-nowrap">
            <Input
              id={`${id}-${index}`}
              size="small"
              type="number"
              min={0}
              max={line.quantity}
              step={1}
              className="w-20"
              value={quantityOf(line)}
              onChange={(event) => {
                const typedQuantity = Math.trunc(Number(event.target.value)) || 0;
                onQuantity(line.id, Math.min(Math.max(typedQuantity, 0), line.quantity));
              }}
            />
            <span className="txt-small text-ui-fg-subtle">
              {t("fulfilmentPanel.of", { count: line.quantity })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LinesProps {
  lines: readonly Pieces[];
  busy: boolean;
  onSend: (body: ShipBody & { items: { id: string; quantity: number }[] }) => void;
}

/** Items still to be packed. By default all of them go into the parcel; quantities can be reduced. */
export function OpenLines({ lines, busy, onSend }: LinesProps) {
  const { t } = useTranslation();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const quantityOf = ({ id, quantity }: Pieces): number => quantities[id] ?? quantity;
  const items = lines.map((line) => ({ id: line.id, quantity: quantityOf(line) }));
  const selectedItems = items.filter(({ quantity }) => quantity > 0);
  return (
    <ShipForm
      label={t("fulfilmentPanel.send")}
      busy={busy}
      empty={selectedItems.length === 0}
      onSend={(body) => onSend({ ...body, items: selectedItems })}
    >
      <PieceInputs
        lines={lines}
        quantityOf={quantityOf}
        onQuantity={(id, quantity) => setQuantities({ ...quantities, [id]: quantity })}
      />
    </ShipForm>
  );
}
