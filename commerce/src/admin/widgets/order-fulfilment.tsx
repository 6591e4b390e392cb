import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text, toast } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ParcelBatches, PrintLinks, contents, SentParcel, ShipTo } from "../orders/parcels";
import { GiftParcels } from "../orders/gift-parcels";
import { PackingNotes } from "../orders/buyer-requests";
import { OpenLines, ShipForm } from "../orders/ship-form";
import { Replacements, SendAgain } from "../orders/send-again";
import { useFulfilmentAction, useFulfilmentPanel, type FulfilmentAction } from "../orders/fulfilment-panel";
import { isSentToday } from "../../features/fulfilment/carriers";
import { nextToPack } from "../today/next-to-pack";
import { useToday } from "../today/use-today";
import { LoadStatus } from "../components/page-parts";
import { useUndoMessage } from "../lib/undo";

const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-y-3 px-6 py-4">
    <Heading level="h3">{title}</Heading>
    {children}
  </section>
);

function NextOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const next = nextToPack(useToday().data?.to_pack.rows ?? [], orderId);
  if (!next) return null;
  return (
    <p className="px-6 py-4">
      <Link to={`/orders/${next.id}`} className="txt-small text-ui-fg-base underline">
        {t("today.next", { number: next.number, name: next.name })}
      </Link>
    </p>
  );
}

const doneTexts: Partial<Record<FulfilmentAction["kind"], string>> = {
  deliver: "delivered",
  undeliver: "undelivered",
  correct: "corrected",
  undo: "undone",
};

/** "Parcels": items to pack, shipping form and shipped parcels. */
const OrderFulfilmentWidget = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const { t } = useTranslation();
  const panel = useFulfilmentPanel(order);
  const { data } = panel;
  const showUndo = useUndoMessage();
  const action = useFulfilmentAction(order.id, {
    onDone: (done) => {
      const text = t(`fulfilmentPanel.${doneTexts[done.kind] ?? "sent"}`);
      if (done.kind !== "deliver") toast.success(text);
      else showUndo(text, () => action.mutate({ kind: "undeliver", parcel: done.parcel }));
    },
  });
  const runningAction = action.isPending ? action.variables : null;
  const runningOn = (parcel: string) =>
    runningAction &&
    "parcel" in runningAction &&
    runningAction.parcel === parcel &&
    runningAction.kind !== "ship"
      ? runningAction.kind
      : null;
  const isAllowed = (action: "ship" | "undeliver" | "unship") => data?.actions.includes(action) ?? false;
  const warnings = data?.warning_revision ?? "";
  const { to_pack: open, packed, sent } = data?.panel ?? { to_pack: [], packed: [], sent: [] };
  const parcels = data?.open_parcels.parcels ?? [];
  const canReplace = data?.actions.includes("replace") ?? false;

  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        {t("fulfilmentPanel.title")}
      </Heading>
      {data && <PackingNotes requests={data.requests} />}
      {data && parcels.length === 0 && <ShipTo orderId={order.id} answer={data} />}
      {data && (
        <div className="flex flex-wrap gap-2 px-6 py-4">
          <PrintLinks orders={[{ id: order.id, cards: data.open_parcels.cards }]} />
        </div>
      )}
      <LoadStatus query={panel} failed={t("orderStatus.loadFailed")} className="px-6 py-4" />
      {data?.order.status === "pending" && <Text className="px-6 py-4">{t("fulfilmentPanel.waits")}</Text>}
      {data && parcels.length > 0 && (
        <PanelSection title={t("giftParcels.title")}>
          <GiftParcels
            order={{ id: order.id, number: order.display_id ?? 0 }}
            open={data.open_parcels}
            recipients={data.recipients}
            canShip={isAllowed("ship")}
          />
        </PanelSection>
      )}
      {isAllowed("ship") && open.length > 0 && parcels.length === 0 && (
        <PanelSection title={t("fulfilmentPanel.toPack")}>
          {data && <Replacements orderId={order.id} answer={data} />}
          <OpenLines
            // remount after each parcel: everything left is to be packed, regardless of earlier input
            key={JSON.stringify(open)}
            lines={open}
            busy={runningAction?.kind === "send"}
            onSend={(body) => action.mutate({ kind: "send", warnings, ...body })}
          />
        </PanelSection>
      )}
      {isAllowed("ship") &&
        parcels.length === 0 &&
        packed.map(({ id, items }) => (
          <PanelSection key={id} title={t("fulfilmentPanel.packed")}>
            <Text size="small">{contents(items)}</Text>
            <ShipForm
              label={t("fulfilmentPanel.ship")}
              busy={runningAction?.kind === "ship" && runningAction.parcel === id}
              onSend={(body) => action.mutate({ kind: "ship", warnings, parcel: id, ...body })}
            />
          </PanelSection>
        ))}
      {sent.length > 0 && (
        <PanelSection title={t("fulfilmentPanel.left")}>
          <ul className="flex flex-col gap-y-4">
            {sent.map((parcel) => (
              <SentParcel
                // remount once it is corrected, which closes the form
                key={`${parcel.id} ${parcel.carrier} ${parcel.tracking_number}`}
                parcel={parcel}
                busy={runningOn(parcel.id)}
                canUndo={isAllowed("unship") && isSentToday(parcel.shipped_at)}
                onDelivered={() => action.mutate({ kind: "deliver", parcel: parcel.id })}
                onUndelivered={
                  isAllowed("undeliver")
                    ? () => action.mutate({ kind: "undeliver", parcel: parcel.id })
                    : undefined
                }
                onCorrected={(body) => {
                  const shown = parcel.tracking_number;
                  action.mutate({ kind: "correct", warnings, parcel: parcel.id, shown, ...body });
                }}
                onUndo={(notify) => action.mutate({ kind: "undo", warnings, parcel: parcel.id, notify })}
              />
            ))}
          </ul>
          {data && canReplace && (
            <SendAgain orderId={order.id} lines={data.panel.replaceable} warnings={warnings} />
          )}
          <ParcelBatches orderId={order.id} version={sent.map(({ id }) => id).join()} />
        </PanelSection>
      )}
      {data && data.order.status !== "pending" && !isAllowed("ship") && sent.length === 0 && (
        <Text className="px-6 py-4">{t("fulfilmentPanel.nothing")}</Text>
      )}
      <NextOrder orderId={order.id} />
    </Container>
  );
};

export const config = defineWidgetConfig({ zone: "order.details.before" });

export default OrderFulfilmentWidget;
