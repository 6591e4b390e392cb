import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { expect, it } from "vitest";
import { shopChannel } from "../../../testing/products";
import { availablePacks, soldOutVariantIds } from "../../src/features/catalogue/available-packs";
import { ownKnex } from "./database";
import { catalogue, variant } from "./shop";

const database = ownKnex();

it("counts available packs like Medusa", async () => {
  const variants = [...(await catalogue()).values()].flatMap((product) => product.variants ?? []);
  const counted = variants.filter(({ manage_inventory: manages }) => manages);
  expect(counted.length).toBeGreaterThan(30);
  const ids = counted.map(({ id }) => id);
  const expected = new Map(counted.map(({ id, inventory_quantity: packs }) => [id, packs ?? 0]));
  expect(await availablePacks(database, ids, await shopChannel())).toEqual(expected);
});

/** Changes the stock of almond nougat for the length of some work. */
async function withStock(
  [stocked_quantity, reserved_quantity]: readonly [stocked: number, reserved: number],
  work: (id: string, transaction: Knex.Transaction) => Promise<void>,
): Promise<void> {
  const { id } = await variant("ST-MAN-0300");
  const transaction = await database.transaction();
  try {
    const items = transaction("product_variant_inventory_item").where("variant_id", id);
    await transaction("inventory_level")
      .whereIn("inventory_item_id", items.select("inventory_item_id"))
      .update({ stocked_quantity, reserved_quantity });
    await work(id, transaction);
  } finally {
    await transaction.rollback();
  }
}

it("divides the stock by the units per pack, and counts no packs for another sales channel", async () => {
  const channel = await shopChannel();
  await withStock([13, 2], async (id, transaction) => {
    expect(await availablePacks(transaction, [id], channel)).toEqual(new Map([[id, 11]]));
    await transaction("product_variant_inventory_item")
      .where("variant_id", id)
      .update({ required_quantity: 3 });
    expect(await availablePacks(transaction, [id], channel)).toEqual(new Map([[id, 3]]));
    expect(await soldOutVariantIds(transaction, channel)).not.toContain(id);
    expect(await availablePacks(transaction, [id], "sc_of_another_shop")).toEqual(new Map([[id, 0]]));
    expect(await soldOutVariantIds(transaction, "sc_of_another_shop")).toContain(id);
  });
});

it("treats a pack as sold out if there are fewer units than it needs or if it has no inventory item", async () => {
  const channel = await shopChannel();
  await withStock([4, 2], async (id, transaction) => {
    const link = () => transaction("product_variant_inventory_item").where("variant_id", id);
    expect(await soldOutVariantIds(transaction, channel)).not.toContain(id);
    await link().update({ required_quantity: 3 });
    expect(await soldOutVariantIds(transaction, channel)).toContain(id);
    await link().update({ required_quantity: 2, deleted_at: new Date() });
    expect(await soldOutVariantIds(transaction, channel)).toContain(id);
  });
});
