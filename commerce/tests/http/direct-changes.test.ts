import { randomUUID } from "node:crypto";
import { noBuyerRequests, noInvoice, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { asOwner, runWorkflow } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { createPriceList, createPromotion, percentOff } from "../../../testing/past-pages";
import { shopChannel } from "../../../testing/products";
import { change } from "./cart-change-tools";
import { comparable, sql } from "./database";
import { checkoutAddress, informationFor, send, variant, type Information } from "./shop";

/*
 * The shop itself writes the changes of goods, codes and the buyer in an ordinary cart. Medusa's workflows make the same
 * changes in a second cart, and all rows have to be the same.
 */

/** Number of random series of changes (a tenth of FUZZ_INPUTS). FUZZ_SEED repeats the series of a failed run. */
const count = Math.ceil(Number(process.env["FUZZ_INPUTS"] ?? 10) / 10);
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);

const scarce = await ownProduct("Ware mit Vorrat", { euro: 12.35, stock: 7 });
const reduced = await ownProduct("Reduzierte Ware", { euro: 8.9 });
const sale = await createPriceList({
  title: `Angebot ${randomUUID()}`,
  description: "Probe",
  type: "sale",
  status: "active",
  prices: [{ variant_id: reduced.variantId, amount: 7.95, currency_code: "eur" }],
});
/** Codes of each kind that the owner's form makes; the last one is a case for Medusa's workflow. */
const codes = ["percent", "amount", "minimum", "each"].map((kind) =>
  `DIREKT-${kind}-${seed}`.toUpperCase().slice(0, 30),
);
const amountOff = { ...percentOff(5), type: "fixed" };
const minimum = { attribute: "original_item_total", operator: "gte", values: ["60"] };
const promotions = [
  await createPromotion({ code: codes[0] ?? "", application_method: percentOff(10) }),
  await createPromotion({ code: codes[1] ?? "", application_method: amountOff }),
  await createPromotion({ code: codes[2] ?? "", application_method: percentOff(15), rules: [minimum] }),
  await createPromotion({
    code: codes[3] ?? "",
    application_method: { ...amountOff, allocation: "each", max_quantity: 1 },
  }),
];
afterAll(async () => {
  await asOwner(`/admin/price-lists/${sale}`, undefined, "DELETE");
  for (const id of promotions) await asOwner(`/admin/promotions/${id}`, undefined, "DELETE");
});

const variantIds = [
  (await variant("ST-NOC-0150")).id,
  (await variant("ST-MAN-0300")).id,
  scarce.variantId,
  reduced.variantId,
];

const anyVariant = fc.nat({ max: variantIds.length - 1 });
const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 }));

/** A change of the variant, or the code, at a position of `variantIds` or `codes`; or of the buyer. */
interface AnyChange {
  type: Exclude<CartChange["type"], "set_country">;
  of: number;
  quantity: number;
}

const goodsTypes = ["add", "add", "set_quantity", "remove"] as const;
const codeTypes = ["apply_code", "apply_code", "remove_code"] as const;

const anySeries = (types: readonly AnyChange["type"][]) =>
  fc.record({
    country: fc.constantFrom("de", "it", "gb"),
    locale: fc.constantFrom<Information["locale"][]>("de-DE", "it-IT", "en-US"),
    first: anyVariant,
    quantity: fc.integer({ min: 1, max: 5 }),
    changes: fc.array(fc.record({ type: fc.constantFrom(...types), of: anyVariant, quantity: anyQuantity }), {
      minLength: 2,
      maxLength: 6,
    }),
  });

/** What differs between series, and a cart of one. */
interface SeriesCart {
  id: string;
  country: string;
  locale: Information["locale"];
}

const anyRequests: Partial<BuyerRequests>[] = [
  {},
  { notes: "Beim Nachbarn abgeben" },
  { gift: true, gift_message: "Auguri!" },
  { invoice: { ...noInvoice, company: "Bottega Serra" } },
];

/** Information of a buyer whom both carts share, or of a new one; most stay in the cart's country. */
const informationIn = ({ id, country, locale }: SeriesCart, of: number, quantity: number): CartChange =>
  informationFor(quantity === 3 ? "fr" : country, {
    email: quantity % 2 === 0 ? `Gemeinsam-${seed}@Example.com` : `${id}-${quantity}@example.com`,
    locale,
    billing_address: checkoutAddress(country, { last_name: `Deledda ${quantity}` }),
    requests: { ...noBuyerRequests, ...anyRequests[of] },
  });

/** The change in a cart; null if it is about a line that the cart does not have. */
async function changeIn(cart: SeriesCart, { type, of, quantity }: AnyChange): Promise<CartChange | null> {
  const variant_id = variantIds[of] ?? "";
  if (type === "set_information") return informationIn(cart, of, quantity);
  if (type === "apply_code" || type === "remove_code") return { type, code: codes[of] ?? "" };
  if (type === "add") return { type, variant_id, quantity };
  const [line] = await sql<{ id: string }>(
    "select id from cart_line_item where cart_id = $1 and variant_id = $2 and deleted_at is null",
    [cart.id, variant_id],
  );
  if (!line) return null;
  return type === "remove" ? { type, line_id: line.id } : { type, line_id: line.id, quantity };
}

/** Whether Medusa's workflows make a change; a refusal leaves the cart as it was. */
const isMadeByMedusa = (workflow: string, input: object): Promise<boolean> =>
  runWorkflow(workflow, input).then(
    () => true,
    () => false,
  );

const directChanges = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${setting("METRICS_TOKEN")}` };
  const metrics = await (
    await fetch(new URL("/metrics?collect=process", setting("COMMERCE_URL")), { headers })
  ).text();
  return Number(/^cart_changes_total\{way="direct"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
};

/** Columns that differ between any two carts. */
const ownColumns = [
  "id",
  "cart_id",
  "customer_id",
  "email",
  "billing_address_id",
  "item_id",
  "shipping_method_id",
  "shipping_address_id",
  "created_at",
  "updated_at",
];

/** All rows of a cart, without what differs between any two. */
async function rowsOf(cartId: string): Promise<unknown[]> {
  const rows = await sql<{ rows: (Record<string, unknown>[] | null)[] }>(
    `select json_build_array(
      (select json_agg(c) from cart c where id = $1),
      (select json_agg(a) from cart_address a join cart c on c.shipping_address_id = a.id where c.id = $1),
      (select json_agg(a) from cart_address a join cart c on c.billing_address_id = a.id where c.id = $1),
      (select json_agg(u) from customer u join cart c on c.customer_id = u.id where c.id = $1),
      (select json_agg(b) from buyer_request b where cart_id = $1),
      (select json_agg(i order by variant_id, quantity, created_at) from cart_line_item i where cart_id = $1),
      (select json_agg(t order by i.variant_id, i.quantity, i.created_at) from cart_line_item_tax_line t
        join cart_line_item i on i.id = t.item_id where cart_id = $1 and t.deleted_at is null),
      (select json_agg(m) from cart_shipping_method m where cart_id = $1),
      (select json_agg(t order by code) from cart_shipping_method_tax_line t
        join cart_shipping_method m on m.id = t.shipping_method_id where cart_id = $1 and t.deleted_at is null),
      (select json_agg(a order by i.variant_id, i.quantity, i.created_at, a.code) from cart_line_item_adjustment a
        join cart_line_item i on i.id = a.item_id
        where cart_id = $1 and a.deleted_at is null and i.deleted_at is null),
      (select json_agg(p order by promotion_id) from cart_promotion p where cart_id = $1 and deleted_at is null)
    ) as rows`,
    [cartId],
  );
  return comparable(rows[0]?.rows ?? [], ownColumns);
}

/** Whether a cart, its customer, and only they, have the buyer's e-mail address after a change. */
async function hasOwnBuyer(cartId: string, change: CartChange): Promise<boolean> {
  if (change.type !== "set_information") return true;
  const email = change.email.toLowerCase();
  const found = await sql(
    `select u.id from customer u join cart c on c.customer_id = u.id and c.email = u.email
      where c.id = $1 and u.email = $2 and (select count(*) from customer where email = $2) = 1`,
    [cartId, email],
  );
  return found.length === 1;
}

/** Makes series of changes in two carts, and compares their rows after each. @returns what was made, and how much of it directly */
async function compareSeries(
  types: readonly AnyChange["type"][],
): Promise<{ made: number; directly: number }> {
  const before = await directChanges();
  let made = 0;
  await fc.assert(
    fc.asyncProperty(anySeries(types), async ({ country, locale, first, quantity, changes }) => {
      const goods = { variant_id: variantIds[first], quantity, country };
      const answer = await send("POST", "/store/filled-carts", goods, { "x-medusa-locale": locale });
      const own = (answer.body as unknown as CartChangeAnswer).cart?.id ?? "";
      made += 1;
      const mark = randomUUID();
      const creation = { ...goods, key: mark, locale, sales_channel_id: await shopChannel() };
      expect(await isMadeByMedusa("create-filled-cart", creation)).toBe(true);
      const [twin] = await sql<{ id: string }>("select id from cart where metadata::text like $1", [
        `%${mark}%`,
      ]);
      const medusas = twin?.id ?? "";
      await sql("update cart set metadata = null where id = any($1)", [[own, medusas]]);
      expect(await rowsOf(own)).toEqual(await rowsOf(medusas));
      for (const one of changes) {
        const asked = await changeIn({ id: own, country, locale }, one);
        const mirrored = await changeIn({ id: medusas, country, locale }, one);
        if (!asked || !mirrored) continue;
        const { refusal }: CartChangeAnswer = await change(own, asked);
        const isMade = await isMadeByMedusa("change-cart", { cart_id: medusas, change: mirrored });
        // a code that does not apply is refused, and remembered
        if (one.type !== "apply_code") expect(isMade).toBe(refusal === null);
        made += refusal === null ? 1 : 0;
        expect(await rowsOf(own)).toEqual(await rowsOf(medusas));
        expect(await hasOwnBuyer(own, asked)).toBe(true);
      }
    }),
    { numRuns: count, seed },
  );
  return { made, directly: (await directChanges()) - before };
}

const timeout = 60_000 + count * 20_000;

it(`writes the rows of Medusa's workflows (seed ${seed})`, { timeout }, async () => {
  const { made, directly } = await compareSeries(goodsTypes);
  // none of the shop's own changes was left to a workflow
  expect(directly).toBe(made);
});

it(`writes the rows of Medusa's workflows in carts with codes (seed ${seed})`, { timeout }, async () => {
  await compareSeries([...goodsTypes, ...codeTypes]);
});

it(`writes the rows of Medusa's workflows for the buyer (seed ${seed})`, { timeout }, async () => {
  await compareSeries([
    "add",
    "set_quantity",
    ...codeTypes,
    ...Array<"set_information">(4).fill("set_information"),
  ]);
});

it("makes the changes of an ordinary code, and of the buyer, itself", async () => {
  const answer = await send("POST", "/store/filled-carts", {
    variant_id: variantIds[0],
    quantity: 2,
    country: "de",
  });
  const { id = "", lines = [] } = (answer.body as unknown as CartChangeAnswer).cart ?? {};
  const code = codes[0] ?? "";
  const before = await directChanges();
  await change(id, { type: "apply_code", code });
  await change(id, { type: "set_quantity", line_id: lines[0]?.id ?? "", quantity: 3 });
  await change(id, informationFor("de"));
  const { cart } = await change(id, { type: "remove_code", code });
  await change(id, informationFor("de", { email: `${randomUUID()}@example.com` }));
  expect(cart?.codes).toEqual([]);
  expect((await directChanges()) - before).toBe(5);
});
