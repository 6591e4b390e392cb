import { readFileSync } from "node:fs";
import { monthOfYear } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { asOwner } from "../../testing/owner";
import { capture } from "../../testing/orders";
import { choose, expectAccessible, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

const invoice = {
  company: "Bar Centrale",
  vat_id: "FR40303265045",
  codice_fiscale: "",
  sdi_code: "",
  pec: "",
};

type ShopDocument = { label: string; issued_at: string };

/** Waits for the invoice of an order, which is created by an event. */
async function invoiceOf(id: string): Promise<ShopDocument> {
  let found: ShopDocument | undefined;
  const find = async () => {
    const path = `/admin/documents?order_id=${id}`;
    [found] = (await asOwner<{ documents: ShopDocument[] }>(path)).documents;
    return found;
  };
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  if (!found) throw new Error("The order has no invoice");
  return found;
}

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

/** The country of the order, to which no other story sells. */
const country = "fr";
const town = { country_code: country, postal_code: "75004", city: "Paris" };

test("the month-end report downloads what its page shows and the documents", async ({ page }) => {
  // 2 × 7.10 and 6.90 for shipping, of it 20 % VAT
  const { id } = await placeOrder("en", 2, { invoice }, { recipient: town });
  await capture(id);
  const { label, issued_at } = await invoiceOf(id);
  const month = shopDay(new Date(issued_at)).slice(0, 7);

  await openAdmin(page, "month-end");
  await choose(page, "Month", monthOfYear(month, "en"));
  const table = page.getByRole("table", { name: "Other EU countries (OSS)" });
  const inCountry = table.getByRole("row", { name: ` · ${country.toUpperCase()} ` });
  await expect(inCountry.first()).toBeVisible();
  const ours = addUp(await sumsOf(inCountry));
  // the first row is the header, the last one the total
  const [, ...all] = await sumsOf(table.getByRole("row"));
  expect(addUp(all.slice(0, -1))).toEqual(all.at(-1));
  await expectAccessible(page);

  const sales = await pressFor(page, "Download CSV: Other EU countries (OSS)");
  expect(sales.name).toBe(`EU-sales-${month}.csv`);
  const ofCountry = rowsOf(sales.content.toString()).filter((row) => row[1] === country.toUpperCase());
  expect(addUp(ofCountry.map((row) => row.slice(3).map(centsIn)))).toEqual(ours);

  const papers = await pressFor(page, "Download CSV: Documents of the month");
  const [line] = papers.content
    .toString()
    .split("\r\n")
    .filter((one) => one.startsWith(`${label};`));
  expect(line).toMatch(/;FR;Bank transfer;.*;20,00;17,58;3,52;21,10$/);

  const archive = await pressFor(page, "Download everything (ZIP)");
  const files = unzipSync(new Uint8Array(archive.content));
  expect(Object.keys(files)).toEqual(expect.arrayContaining([sales.name, `Documents/Invoice-${label}.pdf`]));
});
