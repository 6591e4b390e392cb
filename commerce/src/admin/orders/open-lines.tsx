import { Input, Label } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pieces } from "../../features/fulfilment/fulfilment-panel";
import type { ShipBody } from "../../features/fulfilment/validators";
import { ShipForm } from "./ship-form";

interface Props {
  lines: readonly Pieces[];
  busy: boolean;
  onSend: (body: ShipBody & { items: { id: string; quantity: number }[] }) => void;
}

/** Items still to be packed. By default all of them go into the parcel; quantities can be reduced. */
export function OpenLines({ lines, busy, onSend }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const items = lines.map((line) => ({ id: line.id, quantity: quantities[line.id] ?? line.quantity }));
  const selectedItems = items.filter(({ quantity }) => quantity > 0);
  return (
    <ShipForm
      label={t("fulfilmentPanel.send")}
      busy={busy}
      empty={selectedItems.length === 0}
      onSend={(body) => onSend({ ...body, items: selectedItems })}
    >
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
                value={items[index]?.quantity ?? 0}
                onChange={(event) => {
                  const typedQuantity = Math.trunc(Number(event.target.value)) || 0;
                  setQuantities({
                    ...quantities,
                    [line.id]: Math.min(Math.max(typedQuantity, 0), line.quantity),
                  });
                }}
              />
              <span className="txt-small text-ui-fg-subtle">
                {t("fulfilmentPanel.of", { count: line.quantity })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ShipForm>
  );
}
