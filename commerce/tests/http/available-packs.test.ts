import { knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { availablePacks, soldOutVariantIds } from "../../src/features/catalogue/available-packs";
import { sql } from "./database";
import { catalogue, variant } from "./shop";

const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
afterAll(() => database.destroy());

const shopChannel = async (): Promise<string> => {
  const [row] = await sql<{ id: string }>(
    "select sales_channel_id as id from product_sales_channel join product on product.id = product_id where handle = $1",
    ["mandeltorrone"],
  );
  return row?.id ?? "";
};

it("counts available packs like Medusa", async () => {
  const variants = [...(await catalogue()).values()].flatMap((product) => product.variants ?? []);
  const counted = variants.filter(({ manage_inventory: manages }) => manages);
  expect(counted.length).toBeGreaterThan(30);
  const ids = counted.map(({ id }) => id);
  const expected = new Map(counted.map(({ id, inventory_quantity: packs }) => [id, packs ?? 0]));
  expect(await availablePacks(database, ids, await shopChannel())).toEqual(expected);
});

it("divides the stock by the units per pack, and counts no packs for another sales channel", async () => {
  const { id } = await variant("ST-MAN-0300");
  const transaction = await database.transaction();
  try {
    const channel = await shopChannel();
    const [item] = await transaction("product_variant_inventory_item").where("variant_id", id);
    const itemId = (item as { inventory_item_id: string }).inventory_item_id;
    await transaction("inventory_level")
      .where("inventory_item_id", itemId)
      .update({ stocked_quantity: 13, reserved_quantity: 2 });
    expect(await availablePacks(transaction, [id], channel)).toEqual(new Map([[id, 11]]));
    await transaction("product_variant_inventory_item")
      .where("variant_id", id)
      .update({ required_quantity: 3 });
    expect(await availablePacks(transaction, [id], channel)).toEqual(new Map([[id, 3]]));
    expect(await soldOutVariantIds(transaction, channel)).not.toContain(id);
    expect(await availablePacks(transaction, [id], "sc_of_another_shop")).toEqual(new Map([[id, 0]]));
    expect(await soldOutVariantIds(transaction, "sc_of_another_shop")).toContain(id);
  } finally {
    await transaction.rollback();
  }
});

it("treats a pack as sold out if there are fewer units than it needs or if it has no inventory item", async () => {
  const { id } = await variant("ST-MAN-0300");
  const transaction = await database.transaction();
  try {
    const channel = await shopChannel();
    const link = () => transaction("product_variant_inventory_item").where("variant_id", id);
    const [item] = await link();
    await transaction("inventory_level")
      .where("inventory_item_id", (item as { inventory_item_id: string }).inventory_item_id)
      .update({ stocked_quantity: 4, reserved_quantity: 2 });
    expect(await soldOutVariantIds(transaction, channel)).not.toContain(id);
    await link().update({ required_quantity: 3 });
    expect(await soldOutVariantIds(transaction, channel)).toContain(id);
    await link().update({ required_quantity: 2, deleted_at: new Date() });
    expect(await soldOutVariantIds(transaction, channel)).toContain(id);
  } finally {
    await transaction.rollback();
  }
});
