import { Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import {
  carriers,
  trackingNumber,
  trackingNumberLength,
  type CarrierId,
} from "../../features/fulfilment/carriers";
import { parcelsPerRequest, queryOfOrders } from "../../features/fulfilment/packing-document-types";
import type { ShipmentsBody, ShipResult } from "../../features/fulfilment/ship-orders";
import type { ReadTracking } from "../../features/packing-documents/tracking-file";
import type { PackingOrder } from "../../features/today/packing-order";
import { FileField, Form } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { UnsavedPrompt, useConfirmClose } from "../components/unsaved-prompt";
import { api, useAction } from "../lib/server";
import { CarrierField, NotifyField, useCarrier } from "../orders/ship-form";
import { decodeStatement } from "../transfers/bank-files";
import { BarcodeScanner, canScan } from "./barcode-scanner";

/** An order in the form, or one of several people's that are left of it. */
export type OrderToShip = Pick<PackingOrder, "id" | "number" | "name" | "parcels">;

interface ParcelToShip {
  /** Number of the order, and of the parcel in it; also what the carrier's file calls it. */
  reference: string;
  order_id: string;
  name: string;
  recipient?: number;
}

const parcelsOf = (orders: readonly OrderToShip[]): ParcelToShip[] =>
  orders.flatMap(({ id: order_id, number, name, parcels }): ParcelToShip[] =>
    parcels.length === 0
      ? [{ reference: String(number), order_id, name }]
      : parcels.map((parcel) => ({
          reference: `${number}-${parcel.recipient + 1}`,
          order_id,
          name: [parcel.name, parcel.city].join(", "),
          recipient: parcel.recipient,
        })),
  );

interface FilesProps {
  parcels: readonly ParcelToShip[];
  carrier: CarrierId;
  /** By the references of the parcels. */
  onNumbers: (numbers: Readonly<Record<string, string>>) => void;
}

/** The file for the carrier's portal, which makes the labels, and the numbers read back from the portal's file. */
function CarrierFiles({ parcels, carrier, onNumbers }: FilesProps) {
  const { t } = useTranslation();
  const { name } = carriers[carrier];
  const reading = useAction({
    send: (text: string) =>
      api.post<{ numbers: ReadTracking[] }>("/admin/tracking-numbers", {
        text,
        references: parcels.map(({ reference }) => reference),
      }),
    onDone: ({ numbers }) => {
      onNumbers(Object.fromEntries(numbers.map(({ reference, number }) => [reference, number])));
      toast.success(t("today.file.read", { count: numbers.length, total: parcels.length }));
    },
  });
  const ids = [...new Set(parcels.map(({ order_id: id }) => id))].map((id) => ({ id }));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <ActionButton asChild>
        <a href={`/admin/carrier-files/${carrier}?${queryOfOrders(ids)}`}>
          {t("today.file.download", { carrier: name })}
        </a>
      </ActionButton>
      <FileField
        label={t("today.file.upload", { carrier: name })}
        accept=".csv,.txt,text/csv"
        disabled={reading.isPending}
        onFiles={([file]) => {
          void file?.arrayBuffer().then((bytes) => reading.mutate(decodeStatement(bytes)));
        }}
      />
    </div>
  );
}

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
  const fields = useRef<HTMLDivElement>(null);
  const { carrier, setCarrier, remember } = useCarrier();
  const [notify, setNotify] = useState(true);
  const [scanning, setScanning] = useState(false);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const parcels = parcelsOf(orders);
  const numberOf = ({ reference }: ParcelToShip) => (numbers[reference] ?? "").trim();
  const isOfSeveral = parcels.some(({ recipient }) => recipient !== undefined);
  const invalid = parcels.filter((parcel) => !trackingNumber.test(numberOf(parcel)));
  const mayClose = useConfirmClose();
  const [sent, setSent] = useState(0);
  const ship = useAction({
    send: async (shipments: ShipmentsBody["shipments"]) => {
      const results: ShipResult[] = [];
      while (results.length < shipments.length) {
        setSent(results.length);
        const some = shipments.slice(results.length, results.length + parcelsPerRequest);
        const body: ShipmentsBody = { shipments: some, notify };
        results.push(...(await api.post<{ results: ShipResult[] }>("/admin/shipments", body)).results);
      }
      return results;
    },
    onDone: onShipped,
    // retrying is safe: orders already shipped are not changed
    onFailed: () => toast.error(t("today.refused.failed")),
    refetch: [],
  });

  const unsaved = !ship.isPending && parcels.some((parcel) => numberOf(parcel) !== "");

  async function cancel() {
    if (await mayClose(unsaved)) onCancel();
  }

  const inputs = () => [...(fields.current?.querySelectorAll("input") ?? [])];
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);

  function submit() {
    if (invalid.length > 0) return;
    remember();
    ship.mutate(
      parcels.map((parcel) => ({
        order_id: parcel.order_id,
        recipient: parcel.recipient,
        carrier,
        number: numberOf(parcel),
      })),
    );
  }

  /** Enter moves to the next number; only the button submits. */
  function next(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    inputs()[inputs().indexOf(event.currentTarget) + 1]?.focus();
  }

  /** Puts a scanned code into the first empty field, unless another parcel already has it. */
  function handleScan(code: string) {
    const empty = parcels.filter((parcel) => numberOf(parcel) === "");
    const [first] = empty;
    if (!first || parcels.some((parcel) => numberOf(parcel) === code)) return;
    setNumbers({ ...numbers, [first.reference]: code });
    if (empty.length === 1) setScanning(false);
  }

  return (
    <Form
      busy={ship.isPending}
      onSubmit={submit}
      className="bg-ui-bg-subtle flex flex-col gap-y-4 px-4 py-4 sm:px-6"
    >
      <UnsavedPrompt unsaved={unsaved} />
      <Heading level="h3">{t(isOfSeveral ? "giftParcels.title" : "today.shipTitle")}</Heading>
      <CarrierField carrier={carrier} onChange={setCarrier} />
      <CarrierFiles
        parcels={parcels}
        carrier={carrier}
        onNumbers={(read) => setNumbers({ ...numbers, ...read })}
      />
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
        {parcels.map((parcel) => {
          const { reference, name } = parcel;
          const isInvalid = invalid.includes(parcel);
          return (
            <div key={reference} className="flex flex-col gap-y-1">
              <Label size="small" htmlFor={`${id}-${reference}`}>
                {t("today.numberOf", { number: reference, name })}
              </Label>
              <Input
                id={`${id}-${reference}`}
                size="small"
                autoComplete="off"
                maxLength={trackingNumberLength}
                value={numbers[reference] ?? ""}
                onChange={(event) => setNumbers({ ...numbers, [reference]: event.target.value })}
                onKeyDown={next}
                aria-invalid={isInvalid}
                aria-describedby={isInvalid ? `${id}-${reference}-wrong` : `${id}-hint`}
              />
              {isInvalid && (
                <Text size="small" id={`${id}-${reference}-wrong`} className="text-ui-fg-error">
                  {t("fulfilmentPanel.numberWrong")}
                </Text>
              )}
            </div>
          );
        })}
      </div>
      <NotifyField notify={notify} onChange={setNotify} />
      <div className="flex flex-wrap gap-2">
        <ActionButton
          type="submit"
          variant="primary"
          isLoading={ship.isPending}
          disabled={invalid.length > 0}
        >
          {t(isOfSeveral ? "giftParcels.ship" : "today.shipAll", { count: parcels.length })}
        </ActionButton>
        <ActionButton disabled={ship.isPending} onClick={cancel}>
          {t("actions.cancel")}
        </ActionButton>
        <Text size="small" role="status" className="self-center">
          {ship.isPending && sent > 0 && t("today.shippedSoFar", { count: sent, total: parcels.length })}
        </Text>
      </div>
    </Form>
  );
}
