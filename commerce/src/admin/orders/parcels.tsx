import { Heading, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderShipment } from "@su-turrone/contract/orders";
import { ActionButton, Hint, linkStyle, Strong } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import type { FulfilmentAnswer } from "./fulfilment-panel";
import type { ParcelBatchRow } from "../../features/batches/read-batches";
import { Form, SelectField } from "../components/fields";
import { AddressForm } from "./address-form";
import { NotifyField, ShipForm } from "./ship-form";
import { api, useAction, useLoad } from "../lib/server";
import type { ShipBody } from "../../features/fulfilment/ship-orders";
import { packingDocumentKinds, queryOfOrders } from "../../features/fulfilment/packing-document-types";
import type { PackingOrder } from "../../features/today/packing-order";

/** URL of a map for the address; nothing is requested from it until the link is opened. */
const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;

interface ShipToProps {
  orderId: string;
  answer: Pick<FulfilmentAnswer, "ship_to" | "address">;
}

/** Shipping address of the parcel, with links to copy it, to call and to open a map, and its form. */
export function ShipTo({ orderId, answer: { address, ship_to: to } }: ShipToProps) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { lines, phone } = to;
  if (lines.length === 0) return null;
  const copy = async () => {
    await navigator.clipboard.writeText([...lines, phone].filter(Boolean).join("\n"));
    toast.success(t("shipTo.copied"));
  };
  return (
    <section className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level="h3">{t("shipTo.title")}</Heading>
      <address className="txt-small break-words not-italic">
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </address>
      {phone && (
        <Text size="small">
          {t("shipTo.phone")}:{" "}
          <a className={linkStyle} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </Text>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ActionButton onClick={copy}>{t("shipTo.copy")}</ActionButton>
        <a
          className={`txt-small ${linkStyle}`}
          // the recipient's name is not needed for the map and must not be sent to its provider
          href={mapOf(lines.slice(1).join(", "))}
          target="_blank"
          rel="noreferrer"
        >
          {t("shipTo.map")}
        </a>
        {address && (
          <ActionButton
            variant="transparent"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {t("addressForm.change")}
          </ActionButton>
        )}
      </div>
      {address && isChanging && (
        <AddressForm
          path={`/admin/orders/${orderId}/address`}
          stored={address}
          onSaved={() => setChanging(false)}
        />
      )}
    </section>
  );
}

/** Contents of a parcel: "2 × Mandeltorrone, 300 g" etc. */
export const contents = (items: readonly { title: string; quantity: number }[]): string =>
  items.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ");

interface UndoProps {
  busy: boolean;
  onUndo: (notify: boolean) => void;
}

/** Says what it means that a parcel was not sent after all, and asks whether the buyer is told. */
function UndoForm({ busy, onUndo }: UndoProps) {
  const { t } = useTranslation();
  const [notify, setNotify] = useState(true);
  return (
    <Form busy={busy} onSubmit={() => onUndo(notify)} className="flex flex-col gap-y-3">
      <Text size="small">{t("fulfilmentPanel.undoText")}</Text>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NotifyField notify={notify} onChange={setNotify} />
        <ActionButton type="submit" variant="danger" isLoading={busy}>
          {t("fulfilmentPanel.undoConfirm")}
        </ActionButton>
      </div>
    </Form>
  );
}

interface SentProps {
  parcel: OrderShipment;
  /** The action on it that is running. */
  busy: "deliver" | "undeliver" | "correct" | "undo" | null;
  canUndo: boolean;
  /** Missing where the order no longer allows it. */
  onUndelivered: (() => void) | undefined;
  onDelivered: () => void;
  onCorrected: (body: ShipBody) => void;
  onUndo: (notify: boolean) => void;
}

/** A shipped parcel: carrier, tracking link, contents, whether it has been delivered, and what can be put right. */
export function SentParcel({
  parcel,
  busy,
  canUndo,
  onDelivered,
  onUndelivered,
  onCorrected,
  onUndo,
}: SentProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"correct" | "undo" | null>(null);
  const { date } = useFormats();
  const {
    carrier,
    tracking_number: number,
    tracking_url: url,
    shipped_at: shipped,
    delivered_at: deliveredAt,
  } = parcel;
  return (
    <li className="flex flex-col gap-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Strong>{[date(shipped), carrier].filter(Boolean).join(" · ")}</Strong>
        {number &&
          (url ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className={`txt-small ${linkStyle}`}
              aria-label={t("fulfilmentPanel.track", { number })}
            >
              {number}
            </a>
          ) : (
            <Text size="small">{number}</Text>
          ))}
        <StatusBadge color={deliveredAt ? "green" : "purple"}>
          {deliveredAt
            ? t("fulfilmentPanel.came", { date: date(deliveredAt) })
            : t("fulfilmentPanel.onTheWay")}
        </StatusBadge>
      </div>
      <Hint>{[parcel.to, contents(parcel.items)].filter(Boolean).join(": ")}</Hint>
      {!deliveredAt && (
        <div className="flex flex-wrap gap-2">
          <ActionButton isLoading={busy === "deliver"} onClick={onDelivered}>
            {t("fulfilmentPanel.deliver")}
          </ActionButton>
          {(canUndo ? (["correct", "undo"] as const) : (["correct"] as const)).map((kind) => (
            <ActionButton
              key={kind}
              variant="transparent"
              aria-expanded={open === kind}
              onClick={() => setOpen(open === kind ? null : kind)}
            >
              {t(`fulfilmentPanel.${kind}`)}
            </ActionButton>
          ))}
        </div>
      )}
      {deliveredAt && onUndelivered && (
        <ActionButton
          variant="transparent"
          className="self-start"
          isLoading={busy === "undeliver"}
          onClick={onUndelivered}
        >
          {t("fulfilmentPanel.undeliver")}
        </ActionButton>
      )}
      {!deliveredAt && open === "correct" && (
        <ShipForm
          label={t("fulfilmentPanel.save")}
          initial={parcel}
          busy={busy === "correct"}
          onSend={onCorrected}
        />
      )}
      {!deliveredAt && canUndo && open === "undo" && <UndoForm busy={busy === "undo"} onUndo={onUndo} />}
    </li>
  );
}

interface BatchesProps {
  orderId: string;
  /** Changes whenever a parcel has been shipped, so that its batches are fetched. */
  version: string;
}

/** The batches in the parcels of an order, with a way to correct them; renders nothing if the products have none. */
export function ParcelBatches({ orderId, version }: BatchesProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const key = ["parcel-batches", orderId];
  const path = `/admin/orders/${orderId}/batches`;
  const { data } = useLoad<{ batches: ParcelBatchRow[] }>([...key, version], path);
  const correct = useAction({
    send: ({ id, batch_id }: { id: string; batch_id: string }) =>
      api.post(`/admin/parcel-batches/${id}`, { batch_id }),
    done: t("batches.corrected"),
    failed: t("batches.notSaved"),
    refetch: key,
  });
  if (!data || data.batches.length === 0) return null;
  return (
    <div className="flex max-w-xs flex-col gap-y-3">
      {data.batches.map(({ id, product, quantity, batch_id, batches }) => (
        <SelectField
          key={id}
          label={t("batches.inParcel", { quantity, product })}
          value={batch_id}
          disabled={correct.isPending}
          options={batches.map(({ id: batch, code, best_before: day }) => ({
            id: batch,
            name: t("batches.named", { code, day: date(day) }),
          }))}
          onValue={(chosen) => correct.mutate({ id, batch_id: chosen })}
        />
      ))}
      <Hint size="xsmall">{t("batches.parcelHint")}</Hint>
    </div>
  );
}

interface PrintProps {
  orders: readonly Pick<PackingOrder, "id" | "cards">[];
}

/** Links to the printable documents of orders, also of shipped ones, because slips get torn and labels get lost. */
export function PrintLinks({ orders }: PrintProps) {
  const { t } = useTranslation();
  const query = queryOfOrders(orders);
  const kinds = packingDocumentKinds.filter(
    (kind) => kind !== "gift-cards" || orders.some(({ cards }) => cards),
  );
  return kinds.map((kind) => (
    <ActionButton key={kind} asChild>
      <a
        href={`/admin/packing-documents/${kind}?${query}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t("today.print", { what: t(`today.printed.${kind}`) })}
      >
        {t(`today.printed.${kind}`)}
      </a>
    </ActionButton>
  ));
}
