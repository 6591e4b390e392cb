import { Button, Checkbox, Input, Label, Select, Text } from "@medusajs/ui";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  carrierIds,
  carriers,
  trackingNumber,
  trackingNumberLength,
  type CarrierId,
} from "../../features/fulfilment/carriers";
import type { ShipBody } from "../../features/fulfilment/validators";

/** Under this name the browser remembers the carrier taken last: most parcels go with the same one. */
const remembered = "su-turrone.carrier";

function lastCarrier(): CarrierId {
  const last = window.localStorage.getItem(remembered);
  return carrierIds.find((id) => id === last) ?? carrierIds[0];
}

interface Props {
  /** What the button says. */
  label: string;
  busy: boolean;
  /** Whether there is nothing to hand over. */
  empty?: boolean;
  onSend: (body: ShipBody) => void;
  /** What else is asked, above carrier and number. */
  children?: ReactNode;
}

/** Asks with whom a parcel goes and under which number, which may be left out. */
export function ShipForm({ label, busy, empty = false, onSend, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [carrier, setCarrier] = useState<CarrierId>(lastCarrier);
  const [number, setNumber] = useState("");
  const [notify, setNotify] = useState(true);
  const wrong = !trackingNumber.test(number.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || wrong || empty) return;
    window.localStorage.setItem(remembered, carrier);
    onSend({ carrier, number: number.trim(), notify });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-3">
      {children}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-carrier`}>
            {t("fulfilmentPanel.carrier")}
          </Label>
          <Select
            size="small"
            value={carrier}
            onValueChange={(value) => setCarrier(carrierIds.find((known) => known === value) ?? carrier)}
          >
            <Select.Trigger id={`${id}-carrier`}>
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
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-number`}>
            {t("fulfilmentPanel.number")}
          </Label>
          <Input
            id={`${id}-number`}
            size="small"
            autoComplete="off"
            maxLength={trackingNumberLength}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            aria-invalid={wrong}
            aria-describedby={`${id}-hint`}
          />
          <Text size="xsmall" id={`${id}-hint`} className={wrong ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
            {t(wrong ? "fulfilmentPanel.numberWrong" : "fulfilmentPanel.numberHint")}
          </Text>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-x-2">
          <Checkbox
            id={`${id}-notify`}
            checked={notify}
            onCheckedChange={(checked) => setNotify(checked === true)}
          />
          <Label size="small" htmlFor={`${id}-notify`}>
            {t("fulfilmentPanel.notify")}
          </Label>
        </div>
        <Button type="submit" size="small" isLoading={busy} disabled={wrong || empty}>
          {label}
        </Button>
      </div>
    </form>
  );
}
