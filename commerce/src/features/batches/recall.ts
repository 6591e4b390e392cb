import type { MedusaContainer } from "@medusajs/framework/types";
import { countryName } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import { BATCHES_MODULE } from "../../modules/batches";
import { csvOf } from "../../platform/csv";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { readOrders } from "../ordering/order/order-record";
import { buyerOf, recipientOf } from "../ordering/order/order-view";

export interface RecallRow {
  order_id: string;
  number: number;
  /** The buyer, whose e-mail address and phone number follow. */
  name: string;
  email: string;
  /** "" if it is not known. */
  phone: string;
  /** Of the parcel, as the country. */
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** When the parcel was shipped; ISO 8601, UTC. */
  shipped_at: string;
  quantity: number;
}

/** Orders with packs of a batch, each with its buyer, who is written to; earliest parcel first. @throws NOT_FOUND for an unknown batch */
export async function readRecall(container: MedusaContainer, batchId: string): Promise<RecallRow[]> {
  const service = container.resolve(BATCHES_MODULE);
  await service.retrieveBatch(batchId);
  const used = await service.listParcelBatches({ batch_id: batchId }, { take: null });
  const orders = await readOrders(container, [...new Set(used.map(({ order_id: id }) => id))]);
  const rows = used.flatMap(({ order_id, fulfillment_id, quantity }): RecallRow[] => {
    const order = orders.find(({ id }) => id === order_id);
    const sent = order?.fulfillments.find(({ id }) => id === fulfillment_id)?.shipped_at;
    if (!order || !sent) return [];
    const to = order.shipping_address;
    const name = buyerOf(order);
    // the phone number of the parcel is for its delivery: that of a gift is not the buyer's
    const reached = name === recipientOf(order) ? to : order.billing_address;
    return [
      {
        order_id,
        number: order.display_id,
        name,
        email: order.email,
        phone: reached?.phone ?? "",
        city: to?.city ?? "",
        country: (to?.country_code ?? "").toLowerCase(),
        shipped_at: sent.toISOString(),
        quantity,
      },
    ];
  });
  return rows.sort((one, other) => one.shipped_at.localeCompare(other.shipped_at));
}

/** The orders as CSV; dates as 2026-11-23 in the shop's time zone. */
export const recallCsv = (rows: readonly RecallRow[], language: Language): string =>
  csvOf(
    textsOf("documents", language).recall,
    rows.map(({ number, name, email, phone, city, country, shipped_at: at, quantity }) => [
      String(number),
      name,
      email,
      phone,
      city,
      countryName(country, language),
      shopDay(new Date(at)),
      String(quantity),
    ]),
  );
