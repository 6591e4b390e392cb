import { expect, it } from "vitest";
import { runWorkflow } from "../../../testing/owner";
import { createProduct } from "../../../testing/products";
import { sql } from "./database";
import { addShippingMethod, cartWith, owner, send } from "./shop";

const admin = await owner();

async function terms(slug: string, locale: string): Promise<string> {
  const { body } = await send("GET", `/store/pages/${slug}`, undefined, { "x-medusa-locale": locale });
  return (body["page"] as { html: string }).html.replaceAll("\u00a0", " ");
}

it("returns company, opening hours, shipping price, delivery time, countries, payment methods and transfer deadline", async () => {
  expect(await send("GET", "/store/shop")).toEqual({
    status: 200,
    body: {
      shop: {
        company: {
          name: "Su Turrone (Demo)",
          street: "Via Demo 1",
          postal_code: "08039",
          city: "Tonara NU",
          vat_id: "IT00000000000",
          rea: "NU-000000 (Demo)",
          email: "owner@su-turrone.example",
          pec: "pec@su-turrone.example",
          phone: "+39 0784 000000 (Demo)",
        },
        opening_hours: [],
        shipping: { cents: 690, free_from_cents: 5000 },
        delivery: { business_days: { from: 2, to: 3 }, cut_off_hour: 12 },
        pauses: [],
        gift_season: expect.objectContaining({ first: "11-01", last: "12-24" }) as unknown,
        countries: ["it", "fr", "de", "es", "gb"],
        payment_methods: ["card", "paypal", "bank_transfer"],
        transfer_days: 7,
      },
    },
  });
});

it("charges the advertised price, also if Medusa has another shipping option", async () => {
  const listed = () => admin.admin.shippingOption.list({ fields: "id,service_zone_id,shipping_profile_id" });
  const [own, ...others] = (await listed()).shipping_options;
  expect(others).toEqual([]);
  const courier = {
    name: "Kurier",
    service_zone_id: own?.service_zone_id,
    shipping_profile_id: own?.shipping_profile_id,
    provider_id: "parcel_standard",
    type: { label: "Kurier", description: "Am selben Tag", code: `courier-${Date.now()}` },
    price_type: "flat",
    prices: [{ currency_code: "eur", amount: 19.9 }],
    rules: [],
  };
  await runWorkflow("create-shipping-options-workflow", [courier]);
  const added = (await listed()).shipping_options.flatMap(({ id }) => (id === own?.id ? [] : [id]));
  const product = await createProduct("Versandprobe", { euro: 10 });
  try {
    expect(added).toHaveLength(1);
    const { id } = await cartWith([{ variant_id: product.variantId, quantity: 1 }]);
    expect((await addShippingMethod(id)).totals.shipping_cents).toBe(690);
  } finally {
    await runWorkflow("delete-shipping-options-workflow", { ids: added });
    await admin.admin.product.delete(product.id);
  }
});

it("returns the payment methods the owner offers, in the shop's order", async () => {
  const { regions } = await admin.admin.region.list({ fields: "id,payment_providers.id" });
  const kept = regions.map(({ id, payment_providers: all }) => ({ id, all: (all ?? []).map((p) => p.id) }));
  const offer = async (chosen: (all: readonly string[]) => string[]) => {
    for (const { id, all } of kept) await admin.admin.region.update(id, { payment_providers: chosen(all) });
  };
  const methods = async () =>
    ((await send("GET", "/store/shop")).body["shop"] as { payment_methods: string[] }).payment_methods;
  try {
    await offer(() => ["pp_bank-transfer_bank", "pp_stripe_stripe"]);
    expect(await methods()).toEqual(["card", "bank_transfer"]);
  } finally {
    await offer((all) => [...all]);
  }
  expect(await methods()).toEqual(["card", "paypal", "bank_transfer"]);
});

// a changed shipping price: shop-settings.test.ts
it("contains shipping price, countries and delivery time in the terms in each language", async () => {
  for (const [slug, locale, price, countries] of [
    [
      "agb",
      "de-DE",
      "Versandkosten von 6,90 €; ab einem Warenwert von 50,00 € ist der Versand kostenlos",
      "Wir liefern in diese Länder: Italien, Frankreich, Deutschland, Spanien und Vereinigtes Königreich, in der Regel innerhalb von 2–3 Werktagen",
    ],
    [
      "condizioni-di-vendita",
      "it-IT",
      "6,90 € di spedizione; da 50,00 € di merce la spedizione è gratuita",
      "Consegniamo in questi Paesi: Italia, Francia, Germania, Spagna e Regno Unito, di norma in 2–3 giorni lavorativi",
    ],
    [
      "terms",
      "en-US",
      "Delivery costs €6.90 on top; it is free for goods worth €50.00 or more",
      "We deliver to these countries: Italy, France, Germany, Spain and United Kingdom, as a rule within 2–3 business days",
    ],
  ] as const) {
    const text = await terms(slug, locale);
    expect(text).toContain(price);
    expect(text).toContain(countries);
  }
});

it("has gifts before Christmas as the gift season of the seeded shop", async () => {
  const [first] = await sql<{ values: { gift_season?: unknown } }>(
    "select values from shop_settings_version where saved_by = 'first-shop'",
  );
  const { categories } = await admin.client.fetch<{ categories: { id: string; name: string }[] }>(
    "/admin/shop-settings",
    { headers: { "x-medusa-locale": "it" } },
  );
  const gifts = categories.find(({ name }) => name === "Regali")?.id;
  expect(first?.values.gift_season).toEqual({ category_id: gifts, first: "11-01", last: "12-24" });
});
