import { Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { trackingNumber, trackingNumberLength } from "../../features/fulfilment/carriers";
import type { ShipmentsBody, ShipRefusal, ShipResult } from "../../features/fulfilment/ship-orders";
import type { PackingOrder } from "../../features/today/packing-order";
import { CheckboxField, Form } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { UnsavedPrompt } from "../components/unsaved-prompt";
import { api, useAction } from "../lib/server";
import { CarrierField, NotifyField, useCarrier } from "../orders/ship-form";
import { PrintLinks } from "../orders/parcels";
import { BarcodeScanner, canScan } from "./barcode-scanner";

type OrderToShip = Pick<PackingOrder, "id" | "number" | "name">;

interface Props {
  orders: readonly OrderToShip[];
  onShipped: (results: readonly ShipResult[]) => void;
  onCancel: () => void;
}

/**
 * Form for the carrier of the selected orders and the tracking number of each, typed or read by a scanner that ends
 * with Enter.
 */
function ShipManyForm({ orders, onShipped, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { carrier, setCarrier, remember } = useCarrier();
  const [notify, setNotify] = useState(true);
  const [scanning, setScanning] = useState(false);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const numberOf = (orderId: string) => (numbers[orderId] ?? "").trim();
  const invalidOrders = orders.filter((order) => !trackingNumber.test(numberOf(order.id)));
  const ship = useAction({
    send: (body: ShipmentsBody) => api.post<{ results: ShipResult[] }>("/admin/shipments", body),
    onDone: ({ results }) => onShipped(results),
    // retrying is safe: orders already shipped are not changed
    onFailed: () => toast.error(t("today.refused.failed")),
    refetch: [],
  });

  const inputs = () => [...(fields.current?.querySelectorAll("input") ?? [])];
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);

  function submit() {
    if (invalidOrders.length > 0) return;
    remember();
    ship.mutate({
      shipments: orders.map((order) => ({ order_id: order.id, carrier, number: numberOf(order.id) })),
      notify,
    });
  }

  /** Enter moves to the next number; only the button submits. */
  function next(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    inputs()[inputs().indexOf(event.currentTarget) + 1]?.focus();
  }

  /** Puts a scanned code into the first empty field, unless another parcel already has it. */
  function handleScan(code: string) {
    const empty = orders.find((order) => numberOf(order.id) === "");
    if (!empty || orders.some((order) => numberOf(order.id) === code)) return;
    setNumbers({ ...numbers, [empty.id]: code });
    if (orders.filter((order) => numberOf(order.id) === "").length === 1) setScanning(false);
  }

  return (
    <Form
      busy={ship.isPending}
      onSubmit={submit}
      className="bg-ui-bg-subtle flex flex-col gap-y-4 px-4 py-4 sm:px-6"
    >
      <UnsavedPrompt unsaved={!ship.isPending && orders.some((order) => numberOf(order.id) !== "")} />
      <Heading level="h3">{t("today.shipTitle")}</Heading>
      <CarrierField carrier={carrier} onChange={setCarrier} />
      <Text size="small" id={`${id}-hint`}>
        {t("today.numbersHint")}
      </Text>
      {scanning && <BarcodeScanner onCode={handleScan} onClose={() => setScanning(false)} />}
      {!scanning && canScan() && (
        <div>
          <ActionButton onClick={() => setScanning(true)}>{t("today.scan.open")}</ActionButton>
        </div>
      )}
      <div ref={fields} className="flex flex-col gap-y-3">
        {orders.map((order) => (
          <div key={order.id} className="flex flex-col gap-y-1">
            <Label size="small" htmlFor={`${id}-${order.id}`}>
              {t("today.numberOf", { number: order.number, name: order.name })}
            </Label>
            <Input
              id={`${id}-${order.id}`}
              size="small"
              autoComplete="off"
              maxLength={trackingNumberLength}
              value={numbers[order.id] ?? ""}
              onChange={(event) => setNumbers({ ...numbers, [order.id]: event.target.value })}
              onKeyDown={next}
              aria-invalid={invalidOrders.includes(order)}
              aria-describedby={invalidOrders.includes(order) ? `${id}-${order.id}-wrong` : `${id}-hint`}
            />
            {invalidOrders.includes(order) && (
              <Text size="small" id={`${id}-${order.id}-wrong`} className="text-ui-fg-error">
                {t("fulfilmentPanel.numberWrong")}
              </Text>
            )}
          </div>
        ))}
      </div>
      <NotifyField notify={notify} onChange={setNotify} />
      <div className="flex flex-wrap gap-2">
        <ActionButton
          type="submit"
          variant="primary"
          isLoading={ship.isPending}
          disabled={invalidOrders.length > 0}
        >
          {t("today.shipAll", { count: orders.length })}
        </ActionButton>
        <ActionButton disabled={ship.isPending} onClick={onCancel}>
          {t("actions.cancel")}
        </ActionButton>
      </div>
    </Form>
  );
}

/** The chosen ids with one more, or without it. */
export const withChosen = (chosen: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> =>
  new Set(wanted ? [...chosen, id] : [...chosen].filter((other) => other !== id));

type OrderToPack = OrderToShip & Pick<PackingOrder, "gift_message">;

interface BarProps {
  all: readonly OrderToPack[];
  selected: readonly OrderToPack[];
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Called with the orders that could not be shipped, which stay selected. */
  onShipped: (refused: ReadonlyMap<string, ShipRefusal>) => void;
  className: string;
}

/** Selects orders to pack, and prints or ships the selected ones together. */
export function PackingBar({ all, selected, onSelect, onShipped, className }: BarProps) {
  const { t } = useTranslation();
  const [shipping, setShipping] = useState(false);

  function shipped(results: readonly ShipResult[]) {
    const refused = new Map(
      results.flatMap((one) => (one.result === "refused" ? [[one.order_id, one.reason] as const] : [])),
    );
    const shippedCount = results.length - refused.size;
    if (shippedCount > 0) toast.success(t("today.shipped", { count: shippedCount }));
    onSelect(new Set(refused.keys()));
    onShipped(refused);
    setShipping(false);
  }

  return (
    <>
      <div className={`flex flex-wrap items-center gap-2 ${className}`}>
        <CheckboxField
          label={selected.length > 0 ? t("today.selected", { count: selected.length }) : t("today.selectAll")}
          disabled={all.length === 0}
          checked={all.length > 0 && selected.length === all.length}
          onChecked={(checked) => onSelect(new Set(checked ? all.map(({ id }) => id) : []))}
        />
        {selected.length > 0 && !shipping && (
          <>
            <PrintLinks orders={selected} />
            <ActionButton variant="primary" onClick={() => setShipping(true)}>
              {t("today.ship")}
            </ActionButton>
          </>
        )}
      </div>
      {shipping && selected.length > 0 && (
        <ShipManyForm orders={selected} onShipped={shipped} onCancel={() => setShipping(false)} />
      )}
    </>
  );
}
