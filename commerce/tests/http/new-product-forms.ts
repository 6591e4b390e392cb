import { randomInt, randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { afterAll } from "vitest";
import type { NewProduct } from "../../src/features/new-product/new-product-types";
import { firstOwner, newPerson, type TestPerson } from "./people";
import { catalogue, send } from "./shop";
import { nougatType } from "./test-product";

const consonants = "BCDFGHJKLMNPQRSTVWXZ";

/** Where the letters of this file begin; a random one, because files of tests share a shop. */
let next = randomInt(consonants.length ** 3);

/** Three letters no product of the first catalogue has, and no other one of this file. */
function letters(): string {
  const number = next++;
  return [2, 1, 0]
    .map((place) => consonants[Math.floor(number / consonants.length ** place) % consonants.length])
    .join("");
}

/** The same text in each language. */
export const alike = (text: string) => ({ de: text, it: text, en: text });

/** A draft of which only the German name is known. */
export const draft = (over: Partial<NewProduct> = {}): NewProduct => ({
  request_id: randomUUID(),
  code: letters(),
  type_id: null,
  category_id: null,
  label: null,
  label_of: null,
  label_confirmed: false,
  publish: false,
  title: { de: `Feigentorrone ${randomUUID()}`, it: "", en: "" },
  subtitle: alike(""),
  description: alike(""),
  slugs: alike(""),
  weights: [],
  pictures: [],
  ...over,
});

/** A form of which nothing is missing. */
export async function complete(admin: Medusa, over: Partial<NewProduct> = {}): Promise<NewProduct> {
  const almond = (await catalogue()).get("MAN");
  const name = `Feigentorrone ${randomUUID()}`;
  return draft({
    title: { de: name, it: `Torrone ai fichi ${name}`, en: `Fig nougat ${name}` },
    subtitle: alike("Mit Feigen"),
    description: alike("Feigen und Mandeln."),
    publish: true,
    type_id: await nougatType(admin),
    category_id: almond?.categories?.[0]?.id ?? null,
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

/** Who makes products in a test file, who may not, and the ids of what was made. */
export interface ProductMakers {
  first: TestPerson;
  packer: TestPerson;
  made: string[];
}

/** The owner, and somebody who packs; what was made, and the packer, go after the file's tests. */
export async function productMakers(admin: Medusa): Promise<ProductMakers> {
  const makers = { first: await firstOwner(), packer: await newPerson("fulfilment"), made: [] as string[] };
  afterAll(async () => {
    for (const id of makers.made) await admin.admin.product.delete(id);
    await send("DELETE", `/admin/users/${makers.packer.id}`, undefined, makers.first.headers);
  });
  return makers;
}
