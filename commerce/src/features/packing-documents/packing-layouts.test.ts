import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { renderPdf } from "../invoices/pdf";
import { textIn } from "../invoices/pdf.example";
import { addressLabels, giftCards, packingSlips } from "./packing-layouts";
import type { PackingSheet } from "./packing-sheet";

const sheet = (ship_to: Partial<PackingSheet["ship_to"]>): PackingSheet => ({
  order_number: "1001",
  ordered_at: "2026-11-24T10:00:00Z",
  language: "it",
  seller: {
    name: "Su Turrone",
    street: "Via Demo 1",
    postal_code: "08039",
    city: "Tonara NU",
    vat_id: "",
    rea: "",
    email: "",
  },
  ship_to: {
    name: "Giulia Serra",
    attention: "",
    street: "Via Roma 12",
    addition: "",
    postal_code: "08039",
    city: "Tonara",
    province: "nu",
    country: "it",
    ...ship_to,
  },
  phone: "",
  lines: [],
  partial: false,
  notes: "",
  gift: false,
  gift_message: "",
});

/** All texts of a layout in order. */
function textsOf(content: unknown): string[] {
  if (typeof content === "string") return content === "" ? [] : [content];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  if (typeof content !== "object" || content === null) return [];
  return "text" in content ? textsOf(content.text) : "stack" in content ? textsOf(content.stack) : [];
}

it.each([
  [{}, ["Giulia Serra", "Via Roma 12", "08039 Tonara NU"]],
  [
    { name: "Anna Berger", street: "Lindenweg 4", postal_code: "80331", city: "München", country: "de" },
    ["Anna Berger", "Lindenweg 4", "80331 München", "GERMANIA"],
  ],
  [
    { street: "7 Mill Lane", postal_code: "SW1A 1AA", city: "London", country: "gb" },
    ["Giulia Serra", "7 Mill Lane", "London", "SW1A 1AA", "REGNO UNITO"],
  ],
  [
    { street: "Calle Mayor 3", postal_code: "08201", city: "Sabadell", country: "es" },
    ["Giulia Serra", "Calle Mayor 3", "08201 Sabadell (Barcelona)", "SPAGNA"],
  ],
])("an address label has the format of its country, and the country only abroad: %o", (to, lines) => {
  const [, ...address] = textsOf(addressLabels([sheet(to)], "it").content);
  expect(address).toEqual([...lines, "# 1001"]);
});

const sentence = "Alles Liebe zum Geburtstag wünschen Dir Deine Enkel aus München. ";
const poem = (lines: number) => Array.from({ length: lines }, () => "Rosen, Tulpen, Nelken").join("\n");

it.each([
  ["of one line", "Alles Gute, Oma!"],
  ["of 200 characters", sentence.repeat(4).slice(0, 200)],
  ["of the most characters", sentence.repeat(5).slice(0, 300)],
  ["of 7 lines", poem(7)],
  ["of 12 lines", poem(12)],
])("a message %s is printed on one gift card", async (_, gift_message) => {
  const pdf = await renderPdf(giftCards([{ ...sheet({}), gift_message }]));
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1);
});

it.each([
  ["de", "Geschenk Ohne Grußkarte"],
  ["it", "Regalo Senza biglietto"],
  ["en", "Gift Without a greeting card"],
] as const)("a packing slip in %s names a gift without a card", async (language, words) => {
  const plain = { ...sheet({}), language };
  const card = { ...plain, gift: true, gift_message: "Auguri!" };
  const slips = await textIn(await renderPdf(packingSlips([{ ...plain, gift: true }, card, plain])));
  expect(slips.split(words)).toHaveLength(2);
  expect(slips).toContain("Auguri!");
});
