import { afterAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownersToken } from "../../../testing/owner";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { mailsTo, waitForMail } from "./mails";
import { cartWith, owner, send, addShippingMethod, variant } from "./shop";

const { client } = await owner();

interface Page {
  settings: Record<string, unknown>;
  versions: { id: string; by: string }[];
}

/** Response for the page "The shop". @throws Error with the status of a refusal */
const read = (): Promise<Page> => client.fetch("/admin/shop-settings");

const authorization = `Bearer ${await ownersToken()}`;

const save = (changes: unknown, confirmed?: unknown, language = "it") =>
  send(
    "POST",
    "/admin/shop-settings",
    { changes, ...(confirmed === undefined ? {} : { confirmed }) },
    { authorization, "x-medusa-locale": language },
  );

const before = (await read()).settings;

const forget = () => sql("delete from shop_settings_version where saved_by <> 'first-shop'");

/** Deletes all saved settings except the initial ones: other tests depend on them. Saving notifies the storefront. */
afterAll(async () => {
  await forget();
  const { shipping_cents, shipping_free_from_cents } = before;
  const prices = { shipping_cents, shipping_free_from_cents };
  expect((await save(prices, Object.keys(prices))).status).toBe(200);
  await forget();
});

const shopFacts = async () => (await send("GET", "/store/shop")).body["shop"] as Record<string, unknown>;

async function page(slug: string, locale: string): Promise<string> {
  const { body } = await send("GET", `/store/pages/${slug}`, undefined, { "x-medusa-locale": locale });
  return (body["page"] as { html: string }).html.replaceAll("\u00a0", " ");
}

it("returns the saved settings, or else those of the environment", async () => {
  expect(before).toMatchObject({
    company_name: "Su Turrone (Demo)",
    company_email: "owner@su-turrone.example",
    transfer_iban: "IT00X000000000000000000DEMO",
    transfer_days: 7,
    delivery_days: { from: 2, to: 3 },
    cut_off_hour: 12,
    delivered_after_days: 5,
    opening_hours: [],
    low_stock_packs: 5,
    mail_sender_name: "Su Turrone",
    mail_sender_address: "",
    shipping_cents: 690,
    shipping_free_from_cents: 5000,
  });
});

it("applies a change immediately to the shop facts, the cart and the texts of pages", async () => {
  const { id } = await cartWith([{ variant_id: (await variant("ST-MAN-0300")).id, quantity: 1 }]);
  const answer = await save({
    company_phone: "+39 0784 123456",
    company_street: "Via Grazia Deledda 7",
    delivery_days: { from: 3, to: 5 },
    cut_off_hour: 10,
    opening_hours: [{ first: 0, last: 5, from: "09:00", to: "12:30" }],
    shipping_cents: 750,
    shipping_free_from_cents: 6000,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    settings: { company_phone: "+39 0784 123456", shipping_cents: 750 },
  });
  expect((await read()).versions[0]?.by).toBe(setting("ADMIN_EMAIL"));
  expect(await shopFacts()).toMatchObject({
    company: { phone: "+39 0784 123456", street: "Via Grazia Deledda 7", name: "Su Turrone (Demo)" },
    opening_hours: [{ first: 0, last: 5, from: "09:00", to: "12:30" }],
    shipping: { cents: 750, free_from_cents: 6000 },
    delivery: { business_days: { from: 3, to: 5 }, cut_off_hour: 10 },
  });
  expect(await addShippingMethod(id)).toMatchObject({ totals: { shipping_cents: 750 } });
  const terms = await page("agb", "de-DE");
  expect(terms).toContain("Versandkosten von 7,50 €; ab einem Warenwert von 60,00 €");
  expect(terms).toContain("innerhalb von 3–5 Werktagen");
  expect(await page("note-legali", "it-IT")).toContain("Via Grazia Deledda 7");
});

it("merges simultaneous changes of different settings", async () => {
  const others = { company_pec: "deledda@pec.example", low_stock_packs: 8 };
  const answers = await Promise.all(Object.entries(others).map(([name, value]) => save({ [name]: value })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read()).settings).toMatchObject({ ...others, company_phone: "+39 0784 123456" });
});

it("records who changed what", async () => {
  await save({ company_phone: "+39 0784 654321" });
  const rows = await sql<{ saved_by: string; values: Record<string, unknown> }>(
    "select saved_by, values from shop_settings_version order by created_at desc limit 1",
  );
  expect(rows[0]?.saved_by).toMatch(/^user_/);
  // values equal to the environment are not stored
  expect(rows[0]?.values).toMatchObject({ company_phone: "+39 0784 654321" });
  expect(rows[0]?.values).not.toHaveProperty("company_name");
  await save({ company_phone: before["company_phone"] });
});

it("keeps what each save replaced, shipping prices too, from before the first one on", async () => {
  await forget();
  const first = (await read()).settings;
  expect(first).toMatchObject({ shipping_cents: 750, shipping_free_from_cents: 6000 });
  expect((await save({ shipping_cents: 790, low_stock_packs: 9 })).status).toBe(200);
  expect((await save({ shipping_free_from_cents: 6500 })).status).toBe(200);
  const { settings, versions } = await read();
  const owners = setting("ADMIN_EMAIL");
  // those of the demo shop are the oldest, without shipping prices
  expect(versions.map(({ by }) => by)).toEqual([owners, owners, "", ""]);
  const at = (index: number) => `/admin/shop-settings/versions/${versions[index]?.id ?? ""}`;
  const settingsOf = async (index: number) =>
    (await client.fetch<Pick<Page, "settings">>(at(index))).settings;
  expect(await settingsOf(0)).toEqual(settings);
  expect(await settingsOf(1)).toEqual({ ...settings, shipping_free_from_cents: 6000 });
  expect(await settingsOf(2)).toEqual(first);
  expect(await settingsOf(3)).toMatchObject({ shipping_cents: 790, shipping_free_from_cents: 6500 });
  const unknown = await send("GET", "/admin/shop-settings/versions/none", undefined, { authorization });
  expect(unknown.status).toBe(404);
});

// what is wrong with each setting: settings-rules.test.ts
it.each([
  ["company_email", "info@", "Inserire un indirizzo e-mail come nome@esempio.it."],
  ["transfer_days", 0, "Inserire un numero intero da 1 a 60."],
  [
    "gift_season",
    { category_id: "pcat_unknown", first: "11-01", last: "12-24" },
    "Questa categoria non esiste più. Sceglierne un’altra.",
  ],
])(
  "refuses %s of %j with an error message for its field, and saves nothing",
  async (name, value, sentence) => {
    const { status, body } = await save({ [name]: value, company_city: "Nuoro NU" });
    expect({ status, fields: body["fields"] }).toEqual({ status: 400, fields: { [name]: sentence } });
    expect((await read()).settings).toMatchObject({ company_city: before["company_city"] });
  },
);

it("responds in the language of the admin, and refuses an unknown setting", async () => {
  expect((await save({ company_name: "" }, undefined, "de")).body["fields"]).toEqual({
    company_name: "Bitte ausfüllen.",
  });
  expect((await save({ company_name: "" }, undefined, "en")).body["fields"]).toEqual({
    company_name: "Please fill this in.",
  });
  expect((await save({ jwt_secret: "x" })).status).toBe(400);
  expect((await save("all")).status).toBe(400);
  expect((await save({}, ["company_name"])).status).toBe(400);
});

it("requires a confirmation for a price that is ten times or a tenth of the old one", async () => {
  await save({ shipping_cents: 690, shipping_free_from_cents: 5000 });
  const slipped = { shipping_cents: 6900, shipping_free_from_cents: 500 };
  const { status, body } = await save(slipped);
  expect({ status, confirm: body["confirm"] }).toEqual({
    status: 409,
    confirm: ["shipping_cents", "shipping_free_from_cents"],
  });
  expect((await shopFacts())["shipping"]).toEqual({ cents: 690, free_from_cents: 5000 });
  expect((await save(slipped, ["shipping_cents"])).body["confirm"]).toEqual(["shipping_free_from_cents"]);
  expect((await save(slipped, ["shipping_cents", "shipping_free_from_cents"])).status).toBe(200);
  expect((await shopFacts())["shipping"]).toEqual({ cents: 6900, free_from_cents: 500 });
  // carts created from here on are also copied by other files (shippedCart)
  const back = { shipping_cents: 690, shipping_free_from_cents: 5000 };
  expect((await save(back, Object.keys(back))).status).toBe(200);
});

it("applies a new bank account immediately, but keeps the deadline of existing orders", async () => {
  const old = `settings-${Date.now()}@example.com`;
  await placeOrder({}, old);
  await save({
    transfer_holder: "Torronificio Deledda",
    transfer_iban: "it60 x054 2811 1010 0000 0123 456",
    transfer_bic: "BPPIITRRXXX",
    transfer_days: 3,
    company_email: "bottega@deledda.example",
    mail_sender_name: "Torronificio Deledda",
    mail_sender_address: "ordini@deledda.example",
  });
  expect((await read()).settings).toMatchObject({ transfer_iban: "IT60X0542811101000000123456" });
  const young = `settings-young-${Date.now()}@example.com`;
  const order = await placeOrder({}, young);
  const mail = await waitForMail(young, "order-received");
  expect(mail.parsed.from?.value).toEqual([
    { name: "Torronificio Deledda", address: "ordini@deledda.example" },
  ]);
  expect(mail.parsed.replyTo?.text).toBe("bottega@deledda.example");
  expect(mail.text).toContain("IT60X0542811101000000123456");
  await expect
    .poll(async () => (await mailsTo("bottega@deledda.example")).map(({ text }) => text).join(), {
      timeout: 30_000,
    })
    .toContain(String(order.display_id));

  const { transfers } = await client.fetch<{ transfers: { order_id: string; days_left: number }[] }>(
    "/admin/transfers",
  );
  const daysLeft = (id?: string) => transfers.find((row) => row.order_id === id)?.days_left;
  expect(daysLeft(order.id)).toBe(3);
  const [first] = await sql<{ id: string }>('select id from "order" where email = $1', [old]);
  expect(daysLeft(first?.id)).toBe(7);
});
