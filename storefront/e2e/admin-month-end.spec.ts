import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { monthOfYear } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { asOwner } from "../../testing/owner";
import { capture, refund } from "../../testing/orders";
import { createProduct } from "../../testing/products";
import { expectAccessible, goTo, openToday } from "./pages/admin-page";
import { env } from "./support/env";
import { placeOrder, sendParcel } from "./support/orders";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

const invoice = {
  company: "Bar Centrale",
  vat_id: "FR40303265045",
  codice_fiscale: "",
  sdi_code: "",
  pec: "",
};

const documents = z.object({
  documents: z.array(z.object({ label: z.string(), kind: z.string(), issued_at: z.string() })),
});
type ShopDocument = z.infer<typeof documents>["documents"][number];

/** Waits for the given number of documents of an order, oldest first; they are created by events. */
async function documentsOf(id: string, count: number): Promise<ShopDocument[]> {
  let found: ShopDocument[] = [];
  await expect
    .poll(
      async () => {
        found = documents.parse(await asOwner(`/admin/documents?order_id=${id}`)).documents;
        return found.length;
      },
      { timeout: 60_000 },
    )
    .toBe(count);
  return found.toReversed();
}

const paidOrders = z.object({
  orders: z.array(
    z.object({
      shipping_address: z.object({ country_code: z.string() }).nullable(),
      payment_collections: z.array(
        z.object({ captured_amount: z.number().nullable(), refunded_amount: z.number().nullable() }),
      ),
    }),
  ),
});

/** Payments minus refunds according to Medusa's orders to a country; cents. */
async function paidFor(country: string): Promise<number> {
  const fields = "shipping_address.country_code,*payment_collections";
  const { orders } = paidOrders.parse(await asOwner(`/admin/orders?limit=1000&fields=${fields}`));
  return orders
    .filter((order) => order.shipping_address?.country_code === country)
    .flatMap((order) => order.payment_collections)
    .reduce((sum, paid) => sum + inCents(paid.captured_amount) - inCents(paid.refunded_amount), 0);
}

const inCents = (euro: number | null): number => Math.round((euro ?? 0) * 100);

/** Parses "1,234.50" and "−5,00" into cents. */
const centsIn = (text: string): number =>
  Number(
    text
      .replace("−", "-")
      .replaceAll(/[.,](?=\d{3})/g, "")
      .replaceAll(/[.,]/g, ""),
  );

const addUp = (rows: readonly number[][]): number[] =>
  [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));

/** Net, VAT and gross of each row, in cents. */
async function sumsOf(rows: Locator): Promise<number[][]> {
  const texts = await rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
  );
  return texts.map((cells) => cells.map(centsIn));
}

/** Rows of a CSV as a spreadsheet reads it, without the header. */
const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(";"));

/** Downloads a file by clicking a link. */
async function pressFor(page: Page, link: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

/** The country of the orders, to which no other story sells. */
const country = "fr";
const town = { country_code: country, postal_code: "75004", city: "Paris" };
/** VAT rate, and net, VAT and gross of the documents. */
const rate = "20,00";
const paid = { first: "17,58;3,52;21,10", second: "47,33;9,47;56,80", back: "-4,17;-0,83;-5,00" };

test("the month-end report matches the orders on the page, in the CSV files and in the ZIP archive", async ({
  page,
}) => {
  test.setTimeout(180_000);
  // 2 × 7.10 and 6.90 for shipping; 8 × 7.10 with free shipping
  const product = await createProduct(`Mese ${country} ${randomUUID().slice(0, 8)}`, {
    euro: 7.1,
    stock: 10,
  });
  const how = { recipient: town, variantId: product.variantId };
  const first = await placeOrder("en", 2, { invoice }, how);
  const second = await placeOrder("en", 8, {}, how);
  for (const { id } of [first, second]) await capture(id);
  await documentsOf(first.id, 1);
  await refund(first.id, 5);
  const [firstSold, back] = await documentsOf(first.id, 2);
  const [secondSold] = await documentsOf(second.id, 1);
  const labels = [firstSold, secondSold, back].map((document) => document?.label ?? "");
  const month = shopDay(new Date(back?.issued_at ?? "")).slice(0, 7);

  await openToday(page);
  await goTo(page, "Month");
  await page.getByRole("combobox", { name: "Month" }).click();
  await page.getByRole("option", { name: monthOfYear(month, "en") }).click();
  const table = page.getByRole("table", { name: "Other EU countries (OSS)" });
  const inCountry = table.getByRole("row", { name: ` · ${country.toUpperCase()} ` });
  await expect(inCountry.first()).toBeVisible();

  const ours = addUp(await sumsOf(inCountry));
  expect(ours[2]).toBe(await paidFor(country));
  // the first row is the header, the last one the total
  const [, ...all] = await sumsOf(table.getByRole("row"));
  expect(addUp(all.slice(0, -1))).toEqual(all.at(-1));
  await expectAccessible(page);

  const sales = await pressFor(page, "Download CSV: Other EU countries (OSS)");
  expect(sales.name).toBe(`EU-sales-${month}.csv`);
  const ofCountry = (csv: string) =>
    addUp(
      rowsOf(csv)
        .filter((row) => row[1] === country.toUpperCase())
        .map((row) => row.slice(3).map(centsIn)),
    );
  expect(ofCountry(sales.content.toString())).toEqual(ours);

  const papers = await pressFor(page, "Download CSV: Invoices and credit notes");
  const lines = papers.content.toString();
  for (const [label, sums] of [
    [labels[0], paid.first],
    [labels[1], paid.second],
    [labels[2], paid.back],
  ] as const) {
    const [line] = lines.split("\r\n").filter((one) => one.startsWith(`${label};`));
    expect(line).toMatch(new RegExp(`;${country.toUpperCase()};Bank transfer;.*;${rate};${sums}$`));
  }

  const archive = await pressFor(page, "Download everything (ZIP)");
  const files = unzipSync(new Uint8Array(archive.content));
  const contentOf = (name: string) => strFromU8(files[name] ?? new Uint8Array(), true);
  expect(Object.keys(files).filter((name) => !name.includes("/"))).toEqual(
    ["Summary", "Takings", "E-invoices", "EU-sales", "Exports", "OSS", "Payments", "Documents"].map(
      (name) => `${name}-${month}.csv`,
    ),
  );
  expect(ofCountry(contentOf(sales.name))).toEqual(ours);
  const [firstLabel = "", secondLabel = "", backLabel = ""] = labels;
  for (const name of [`Invoice-${firstLabel}`, `Invoice-${secondLabel}`, `Credit-note-${backLabel}`])
    expect(contentOf(`Documents/${name}.pdf`).slice(0, 5)).toBe("%PDF-");
  const forOffice = Object.keys(files)
    .filter((name) => name.startsWith("FatturaPA/"))
    .map(contentOf);
  // the second buyer requested no business invoice
  expect(labels.map((label) => forOffice.some((xml) => xml.includes(`<Numero>${label}</Numero>`)))).toEqual([
    true,
    false,
    true,
  ]);
  // products reserved for an order cannot be deleted
  await sendParcel(first.id, 2, "");
  await sendParcel(second.id, 8, "");
  await product.remove();
});
