import { describe, expect, it } from "vitest";
import type { HttpTypes } from "@medusajs/framework/types";
import { stockLocation } from "../../../testing/products";
import { capture, refund, sendBackAll } from "../../../testing/orders";
import { placeOrder } from "./delivered-order";
import { pageOf, statusOf } from "./order-pages";
import { owner, send, variant } from "./shop";

const sku = "ST-MAN-0300";

const admin = await owner();
const locationId = await stockLocation();

const detail = async (id: string): Promise<HttpTypes.AdminOrder> =>
  (await admin.admin.order.retrieve(id, { fields: "*payment_collections.payments,*fulfillments,*items" }))
    .order;

/** Packs a quantity of the only line of an order; returns the id of the parcel. */
async function pack(id: string, quantity: number): Promise<string> {
  const { items, fulfillments } = await detail(id);
  const known = new Set(fulfillments?.map((parcel) => parcel.id));
  await admin.admin.order.createFulfillment(id, {
    items: [{ id: items[0]?.id ?? "", quantity }],
    location_id: locationId,
  });
  return (await detail(id)).fulfillments?.find((parcel) => !known.has(parcel.id))?.id ?? "";
}

async function ship(id: string, parcel: string, quantity: number): Promise<void> {
  const [item] = (await detail(id)).items;
  await admin.admin.order.createShipment(id, parcel, {
    items: [{ id: item?.id ?? "", quantity }],
    labels: [{ tracking_number: "123", tracking_url: "https://example.com/123", label_url: "" }],
  });
}

const deliver = (id: string, parcel: string) => admin.admin.order.markAsDelivered(id, parcel);
const cancel = (id: string) => admin.admin.order.cancel(id);

/** Available packs. */
const stock = async (): Promise<number> => (await variant(sku)).inventory_quantity ?? 0;
const happened = async (id: string) => (await pageOf(id)).timeline.map(({ what }) => what);

const refusal = { status: 400 };
const brtAddress = "https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=";

// the whole life cycle of an order takes about thirty requests
describe("the life cycle of an order", { timeout: 240_000 }, () => {
  it("goes from pending through processing and shipped to delivered and refunded, with partial states", async () => {
    const before = await stock();
    const { id } = await placeOrder();
    expect(await stock()).toBe(before - 2);
    expect(await pageOf(id)).toMatchObject({
      status: "pending",
      partly: [],
      total_cents: 3270,
      refunded_cents: 0,
      taxes: [{ rate: 7, net_cents: 3056, vat_cents: 214, gross_cents: 3270 }],
      shipments: [],
    });

    await capture(id);
    expect((await pageOf(id)).status).toBe("processing");

    const first = await pack(id, 1);
    expect((await pageOf(id)).status).toBe("processing");
    await ship(id, first, 1);
    expect(await pageOf(id)).toMatchObject({
      status: "shipped",
      partly: ["shipped"],
      shipments: [
        {
          id: first,
          delivered_at: null,
          tracking_number: "123",
          tracking_url: "https://example.com/123",
          items: [{ quantity: 1 }],
        },
      ],
    });
    await deliver(id, first);
    expect(await pageOf(id)).toMatchObject({ status: "shipped", partly: ["delivered"] });

    const second = await pack(id, 1);
    await ship(id, second, 1);
    await deliver(id, second);
    expect(await pageOf(id)).toMatchObject({ status: "delivered", partly: [] });
    expect(await stock()).toBe(before - 2);

    await refund(id, 5);
    expect(await pageOf(id)).toMatchObject({ status: "delivered", partly: [], refunded_cents: 0 });
    await sendBackAll(id);
    expect(await pageOf(id)).toMatchObject({
      status: "delivered",
      partly: ["refunded"],
      total_cents: 3270,
      refunded_cents: 500,
    });
    await refund(id, 27.7);
    expect(await pageOf(id)).toMatchObject({ status: "refund_due", refunded_cents: 500 });
    await sendBackAll(id);
    expect(await pageOf(id)).toMatchObject({
      status: "refunded",
      partly: [],
      total_cents: 3270,
      refunded_cents: 3270,
      taxes: [{ rate: 7, net_cents: 3056, vat_cents: 214, gross_cents: 3270 }],
    });
    const steps = "placed paid shipped delivered shipped delivered refunded refunded";
    expect((await happened(id)).join(" ")).toBe(steps);
    // a refund does not restock goods
    expect(await stock()).toBe(before - 2);
  });

  it.each([
    ["brt", "VAS 123", "BRT", `${brtAddress}VAS%20123`],
    ["poste", "", "Poste Italiane", ""],
  ])("supports shipping with a known carrier: %s", async (carrier, number, name, url) => {
    const { id } = await placeOrder();
    await capture(id);
    const parcel = await pack(id, 2);
    const path = `/admin/orders/${id}/parcels/${parcel}/ship`;
    const send = (body: Record<string, string>) => admin.client.fetch(path, { method: "POST", body });
    await expect(send({ carrier: "pigeon" })).rejects.toMatchObject(refusal);
    await send({ carrier, number });
    expect(await pageOf(id)).toMatchObject({
      status: "shipped",
      partly: [],
      shipments: [{ carrier: name, tracking_number: number, tracking_url: url, items: [{ quantity: 2 }] }],
    });
    await expect(send({ carrier, number })).rejects.toMatchObject({ status: 409 });
  });

  it("supports cancellation before shipping, with the stock released and the payment refunded", async () => {
    const before = await stock();
    const { id } = await placeOrder();
    await capture(id);
    const parcel = await pack(id, 2);
    await expect(cancel(id)).rejects.toMatchObject(refusal);
    await admin.admin.order.cancelFulfillment(id, parcel, {});
    await cancel(id);
    expect(await pageOf(id)).toMatchObject({
      status: "cancelled",
      refunded_cents: 0,
      total_cents: 3270,
    });
    expect((await happened(id)).toSorted()).toEqual(["cancelled", "paid", "placed", "refund_due"]);
    expect(await stock()).toBe(before);
  });
});

describe("the owner", () => {
  it("gets the status, the possible actions and the buyer's link", async () => {
    const { id } = await placeOrder();
    const answer = await statusOf(id);
    expect(answer.order.status).toBe("pending");
    expect(answer.actions).toEqual(["capture", "cancel"]);
    const link = new URL(answer.link);
    expect(link.pathname).toBe(`/checkout/confirmation/${id}`);
    const headers = { "x-order-key": link.searchParams.get("key") ?? "" };
    expect((await send("GET", `/store/orders/${id}`, undefined, headers)).status).toBe(200);
  });
});
