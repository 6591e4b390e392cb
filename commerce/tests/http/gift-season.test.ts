import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "./database";
import { owner, send } from "./shop";

const { client, admin } = await owner();

interface Settings {
  settings: { gift_season: unknown };
  categories: { id: string; name: string }[];
}

const page = (): Promise<Settings> =>
  client.fetch("/admin/shop-settings", { headers: { "x-medusa-locale": "it" } });

const before = (await page()).settings.gift_season;

const save = (gift_season: unknown): Promise<Settings> =>
  client.fetch("/admin/shop-settings", { method: "POST", body: { changes: { gift_season } } });

const publicGiftSeason = async () =>
  ((await send("GET", "/store/shop")).body["shop"] as { gift_season: unknown }).gift_season;

const none = { category_id: null, first: "11-01", last: "12-24" };
let category = "";

beforeAll(async () => {
  const { product_category: made } = await admin.productCategory.create({
    name: `Natale ${Date.now()}`,
    is_active: false,
  });
  category = made.id;
});

afterAll(async () => {
  await save(before);
  await admin.productCategory.delete(category);
});

it("is set to gifts before Christmas in the seeded shop", async () => {
  const [first] = await sql<{ values: { gift_season?: unknown } }>(
    "select values from shop_settings_version where saved_by = 'first-shop'",
  );
  const gifts = (await page()).categories.find(({ name }) => name === "Regali")?.id;
  expect(first?.values.gift_season).toEqual({ category_id: gifts, first: "11-01", last: "12-24" });
});

it.each([
  ["before Christmas", "11-01", "12-24"],
  ["over New Year", "12-01", "01-06"],
  ["on one day", "02-29", "02-29"],
])("is returned to the storefront as saved: %s", async (_, first, last) => {
  const season = { category_id: category, first, last };
  expect((await save(season)).settings.gift_season).toEqual(season);
  expect(await publicGiftSeason()).toEqual(season);
});

it("can be switched off, keeping its dates", async () => {
  await save(none);
  expect(await publicGiftSeason()).toEqual(none);
});
