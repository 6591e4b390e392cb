import { z } from "zod";
import { asOwner, nougatType } from "./admin";

/** A sales channel with its own publishable key: its products are not visible to other stories. */
export interface OwnChannel {
  key: string;
  /** Creates published products with one weight, 150 g, and unlimited stock. */
  create: (products: readonly { title: string; cents: number }[]) => Promise<void>;
  /** Deletes channel, key and products. */
  remove: () => Promise<void>;
}

const batchSize = 50;
const withId = z.object({ id: z.string() });

/** Creates a channel. */
export async function openOwnChannel(name: string): Promise<OwnChannel> {
  const { sales_channel: channel } = z
    .object({ sales_channel: withId })
    .parse(await asOwner("/admin/sales-channels", { name }));
  const { api_key: key } = z
    .object({ api_key: withId.extend({ token: z.string() }) })
    .parse(await asOwner("/admin/api-keys", { title: name, type: "publishable" }));
  await asOwner(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel.id] });
  const { shipping_profiles: profiles } = z
    .object({ shipping_profiles: z.array(withId) })
    .parse(await asOwner("/admin/shipping-profiles"));
  const typeId = await nougatType();
  const productIds: string[] = [];
  return {
    key: key.token,
    create: async (products) => {
      for (let start = 0; start < products.length; start += batchSize) {
        const create = products.slice(start, start + batchSize).map(({ title, cents }) => ({
          title,
          handle: `${channel.id}-${title}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
          status: "published",
          sales_channels: [{ id: channel.id }],
          shipping_profile_id: profiles[0]?.id,
          type_id: typeId,
          options: [{ title: "Gewicht", values: ["150 g"] }],
          variants: [
            {
              title: "150 g",
              weight: 150,
              manage_inventory: false,
              options: { Gewicht: "150 g" },
              prices: [{ currency_code: "eur", amount: cents / 100 }],
            },
          ],
        }));
        const answer = await asOwner("/admin/products/batch", { create });
        productIds.push(
          ...z
            .object({ created: z.array(withId) })
            .parse(answer)
            .created.map(({ id }) => id),
        );
      }
    },
    remove: async () => {
      for (let start = 0; start < productIds.length; start += batchSize) {
        await asOwner("/admin/products/batch", { delete: productIds.slice(start, start + batchSize) });
      }
      await asOwner(`/admin/api-keys/${key.id}/revoke`, {});
      await asOwner(`/admin/api-keys/${key.id}`, undefined, "DELETE");
      await asOwner(`/admin/sales-channels/${channel.id}`, undefined, "DELETE");
    },
  };
}
