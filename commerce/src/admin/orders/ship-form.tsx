import { Button, Input, Label, Text } from "@medusajs/ui";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trackingNumber, trackingNumberLength } from "../../features/fulfilment/carriers";
import type { ShipBody } from "../../features/fulfilment/validators";
import { CarrierField, NotifyField, useCarrier } from "./carrier-field";

interface Props {
  /** Label of the button. */
  label: string;
  busy: boolean;
  /** Whether there is nothing to ship. */
  empty?: boolean;
  onSend: (body: ShipBody) => void;
  /** Additional fields above carrier and tracking number. */
  children?: ReactNode;
}

/** Form for carrier and tracking number of a parcel; the number is optional. */
export function ShipForm({ label, busy, empty = false, onSend, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { carrier, setCarrier, remember } = useCarrier();
  const [number, setNumber] = useState("");
  const [notify, setNotify] = useState(true);
  const isInvalid = !trackingNumber.test(number.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isInvalid || empty) return;
    remember();
    onSend({ carrier, number: number.trim(), notify });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-3">
      {children}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <CarrierField id={`${id}-carrier`} carrier={carrier} onChange={setCarrier} />
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
            aria-invalid={isInvalid}
            aria-describedby={`${id}-hint`}
          />
          <Text
            size="xsmall"
            id={`${id}-hint`}
            className={isInvalid ? "text-ui-fg-error" : "text-ui-fg-subtle"}
          >
            {t(isInvalid ? "fulfilmentPanel.numberWrong" : "fulfilmentPanel.numberHint")}
          </Text>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NotifyField id={`${id}-notify`} notify={notify} onChange={setNotify} />
        <Button type="submit" size="small" isLoading={busy} disabled={isInvalid || empty}>
          {label}
        </Button>
      </div>
    </form>
  );
}
