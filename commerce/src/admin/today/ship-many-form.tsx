import { Button, Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { trackingNumber, trackingNumberLength } from "../../features/fulfilment/carriers";
import type { ShipResult } from "../../features/fulfilment/ship-orders";
import type { ShipmentsBody } from "../../features/fulfilment/validators";
import type { PackingOrder } from "../../features/today/packing-order";
import { sdk } from "../lib/sdk";
import { CarrierField, NotifyField, useCarrier } from "../orders/carrier-field";
import { BarcodeScanner, canScan } from "./barcode-scanner";

/** The order data needed for shipping. */
export type OrderToShip = Pick<PackingOrder, "id" | "number" | "name">;

interface Props {
  orders: readonly OrderToShip[];
  onShipped: (results: readonly ShipResult[]) => void;
  onCancel: () => void;
}

/**
 * Form for the carrier of the selected orders and the tracking number of each, typed or read by a scanner that ends
 * with Enter.
 */
export function ShipManyForm({ orders, onShipped, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const fields = useRef<HTMLDivElement>(null);
  const { carrier, setCarrier, remember } = useCarrier();
  const [notify, setNotify] = useState(true);
  const [scanning, setScanning] = useState(false);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const numberOf = (orderId: string) => (numbers[orderId] ?? "").trim();
  const invalidOrders = orders.filter((order) => !trackingNumber.test(numberOf(order.id)));
  const ship = useMutation({
    mutationFn: (body: ShipmentsBody) =>
      sdk.client.fetch<{ results: ShipResult[] }>("/admin/shipments", { method: "POST", body }),
    onSuccess: ({ results }) => onShipped(results),
    // retrying is safe: orders already shipped are not changed
    onError: () => toast.error(t("today.refused.failed")),
    onSettled: () => client.invalidateQueries(),
  });

  const inputs = () => [...(fields.current?.querySelectorAll("input") ?? [])];
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ship.isPending || invalidOrders.length > 0) return;
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
    <form onSubmit={submit} className="bg-ui-bg-subtle flex flex-col gap-y-4 px-4 py-4 sm:px-6">
      <Heading level="h3">{t("today.shipTitle")}</Heading>
      <CarrierField id={`${id}-carrier`} carrier={carrier} onChange={setCarrier} />
      <Text size="small" id={`${id}-hint`}>
        {t("today.numbersHint")}
      </Text>
      {scanning && <BarcodeScanner onCode={handleScan} onClose={() => setScanning(false)} />}
      {!scanning && canScan() && (
        <div>
          <Button type="button" size="small" variant="secondary" onClick={() => setScanning(true)}>
            {t("today.scan.open")}
          </Button>
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
      <NotifyField id={`${id}-notify`} notify={notify} onChange={setNotify} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isLoading={ship.isPending} disabled={invalidOrders.length > 0}>
          {t("today.shipAll", { count: orders.length })}
        </Button>
        <Button type="button" size="small" variant="secondary" disabled={ship.isPending} onClick={onCancel}>
          {t("today.cancel")}
        </Button>
      </div>
    </form>
  );
}
