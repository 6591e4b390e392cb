import { describe, expect, it } from "vitest";
import { capture, sendParcel } from "../../../testing/orders";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { inStock } from "./payment-tools";
import { sql } from "./database";
import { storeDeclaration } from "./declarations";
import { placeOrder } from "./delivered-order";
import { statusOf } from "./order-pages";

const product = await ownProduct("Zustellprobe", inStock);

interface Sent {
  id: string;
  parcel: string;
}

const view = async (id: string) => (await statusOf(id)).order;

/** An order that was completely shipped the given number of days ago. */
async function shippedOrder(daysAgo: number): Promise<Sent> {
  const { id, items } = await placeOrder(undefined, undefined, product.variantId);
  await capture(id);
  const parcel = await sendParcel(id, [{ id: items[0]?.id ?? "", quantity: 2 }], { notify: false });
  await sql("update fulfillment set shipped_at = now() - make_interval(days => $2) where id = $1", [
    parcel,
    daysAgo,
  ]);
  return { id, parcel };
}

const deliveredMails = (id: string) =>
  sql("select id from outbox_mail where event = 'order-delivered' and key = $1", [id]);

describe("a shipped parcel", { timeout: 180_000 }, () => {
  it("is treated as delivered after five business days, once, and the buyer is notified", async () => {
    // five business days have passed after twenty days in any calendar, but not after three
    const old = await shippedOrder(20);
    const fresh = await shippedOrder(3);
    const ancient = await shippedOrder(61);
    const withdrawn = await shippedOrder(20);
    await storeDeclaration(withdrawn.id);
    const refunded = await shippedOrder(20);
    await post(`/admin/orders/${refunded.id}/refund`);

    await Promise.all([runJob("auto-deliver"), runJob("auto-deliver")]);
    expect((await view(old.id)).status).toBe("delivered");
    const [first] = (await view(old.id)).shipments;
    expect(first?.delivered_at).toEqual(expect.any(String));
    expect((await view(fresh.id)).status).toBe("shipped");
    expect((await view(ancient.id)).status).toBe("shipped");
    expect((await view(withdrawn.id)).status).toBe("shipped");
    expect((await view(refunded.id)).shipments[0]?.delivered_at).toBeNull();
    await expect.poll(() => deliveredMails(old.id), { timeout: 60_000 }).toHaveLength(1);

    await runJob("auto-deliver");
    const [again] = (await view(old.id)).shipments;
    expect(again?.delivered_at).toBe(first?.delivered_at);

    // the buyer has got nothing: the next run does not know better
    await post(`/admin/orders/${old.id}/parcels/${old.parcel}/undeliver`);
    await runJob("auto-deliver");
    expect((await view(old.id)).status).toBe("shipped");
    expect(await deliveredMails(old.id)).toHaveLength(1);
  });
});
