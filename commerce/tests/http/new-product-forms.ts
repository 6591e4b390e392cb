import { randomInt, randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { afterAll } from "vitest";
import { nougatType } from "../../../testing/products";
import type { NewProduct } from "../../src/features/new-product/new-product-types";
import { catalogue } from "./shop";

const consonants = "BCDFGHJKLMNPQRSTVWXZ";

/** First code of this file; random, because test files share a shop. */
let next = randomInt(consonants.length ** 3);

/** A three-letter code not used by the initial catalogue or elsewhere in this file. */
function letters(): string {
  const number = next++;
  return [2, 1, 0]
    .map((place) => consonants[Math.floor(number / consonants.length ** place) % consonants.length])
    .join("");
}

/** The same text in each language. */
export const alike = (text: string) => ({ de: text, it: text, en: text });

/** A draft with only a German name. */
export const draft = (over: Partial<NewProduct> = {}): NewProduct => ({
  request_id: randomUUID(),
  code: letters(),
  type_id: null,
  category_ids: [],
  label: null,
  label_of: null,
  label_confirmed: false,
  publish: false,
  title: { de: `Feigentorrone ${randomUUID()}`, it: "", en: "" },
  subtitle: alike(""),
  description: alike(""),
  details: null,
  slugs: alike(""),
  weights: [],
  confirmed_prices: [],
  pictures: [],
  ...over,
});

/** A form with all required fields. */
export async function complete(over: Partial<NewProduct> = {}): Promise<NewProduct> {
  const almond = (await catalogue()).get("MAN");
  const name = `Feigentorrone ${randomUUID()}`;
  return draft({
    title: { de: name, it: `Torrone ai fichi ${name}`, en: `Fig nougat ${name}` },
    subtitle: alike("Mit Feigen"),
    description: alike("Feigen und Mandeln."),
    publish: true,
    type_id: await nougatType(),
    category_ids: (almond?.categories ?? []).slice(0, 1).map(({ id }) => id),
    weights: [
      { grams: 150, cents: 695, stock: 12 },
      { grams: 300, cents: 1320, stock: 0 },
    ],
    pictures: [{ url: almond?.images?.[0]?.url ?? "", width: 1600, height: 1200, alt: alike("Feigen") }],
    label_of: almond?.id ?? null,
    label_confirmed: true,
    ...over,
  });
}

/** Ids of products that a file creates; they are deleted after its tests. */
export function madeProducts(admin: Medusa): string[] {
  const made: string[] = [];
  afterAll(async () => {
    for (const id of made) await admin.admin.product.delete(id);
  });
  return made;
}
