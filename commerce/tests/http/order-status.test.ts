import { describe, expect, it } from "vitest";
import { capture, deliver, packAtMedusa, refund, sendBackAll, shipAtMedusa } from "../../../testing/orders";
import { post } from "../../../testing/owner";
import { placeOrder } from "./delivered-order";
import { pageOf, statusOf } from "./order-pages";
import { owner, send, variant } from "./shop";

const sku = "ST-MAN-0300";

const admin = await owner();

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
    const { id, items } = await placeOrder();
    const pack = [{ id: items[0]?.id ?? "", quantity: 1 }];
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

    const first = await packAtMedusa(id, pack);
    expect((await pageOf(id)).status).toBe("processing");
    await shipAtMedusa(id, first, pack, {
      labels: [{ tracking_number: "123", tracking_url: "https://example.com/123", label_url: "" }],
    });
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

    const second = await packAtMedusa(id, pack);
    await shipAtMedusa(id, second, pack);
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

  // the addresses of the carriers: carriers.test.ts; a parcel without a number: parcels.test.ts
  it("supports shipping with a known carrier", async () => {
    const { id, items } = await placeOrder();
    await capture(id);
    const parcel = await packAtMedusa(id, [{ id: items[0]?.id ?? "", quantity: 2 }]);
    const send = (body: Record<string, string>) => post(`/admin/orders/${id}/parcels/${parcel}/ship`, body);
    await expect(send({ carrier: "pigeon" })).rejects.toMatchObject(refusal);
    await send({ carrier: "brt", number: "VAS 123" });
    expect(await pageOf(id)).toMatchObject({
      status: "shipped",
      partly: [],
      shipments: [
        {
          carrier: "BRT",
          tracking_number: "VAS 123",
          tracking_url: `${brtAddress}VAS%20123`,
          items: [{ quantity: 2 }],
        },
      ],
    });
    await expect(send({ carrier: "brt", number: "VAS 123" })).rejects.toMatchObject({ status: 409 });
  });

  it("supports cancellation before shipping, with the stock released and the payment refunded", async () => {
    const before = await stock();
    const { id, items } = await placeOrder();
    await capture(id);
    const parcel = await packAtMedusa(id, [{ id: items[0]?.id ?? "", quantity: 2 }]);
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
