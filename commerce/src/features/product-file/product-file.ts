import { parse } from "csv-parse/sync";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { csvOf } from "../../platform/csv";
import { languages, type Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { newlyMissing, readChoices } from "../new-product/product-defaults";
import { readForms, type StoredForm } from "../new-product/read-form";
import { createProduct, saveProduct, type Saver } from "../new-product/save-product";
import { readStoredProducts } from "../new-product/stored-product";
import { revisionOf } from "../staff/revision";
import { columnNames, productColumns, weightColumns, type FileContext } from "./columns";
import { planImport, type FileRow, type PlannedImport } from "./plan-import";
import type { FileImport, FilePreview } from "./product-file-types";

const maxRows = 5_000;

/** A picture uploaded together with the file, which names it. */
const uploaded = z.strictObject({
  name: z.string().trim().min(1).max(200),
  url: z.url().max(2000),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});

/** Body of `POST /admin/product-file-previews`. */
export const previewBody = z.strictObject({
  text: z.string().min(1).max(4_000_000),
  pictures: z.array(uploaded).max(500).default([]),
});

/** Body of `POST /admin/product-file`. */
export const importBody = previewBody.extend({ revision: z.string() });

type FileBody = z.infer<typeof previewBody>;

const headingsIn = (language: Language): Readonly<Record<string, string>> =>
  textsOf("productFile", language).columns;

const fold = (heading: string): string => heading.trim().toLowerCase();

const columnOf = (heading: string): string | null =>
  columnNames.find((name) =>
    languages.some((language) => fold(headingsIn(language)[name] ?? "") === fold(heading)),
  ) ?? null;

/** Removes the apostrophe before a text that a spreadsheet would evaluate (platform/csv.ts). */
const unescaped = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, "");

/** The rows of a file with the usual delimiters, and its unknown headings. @throws INVALID_DATA */
function rowsOf(text: string, language: Language): { rows: FileRow[]; ignored: string[] } {
  const refuse = (reason: "unreadable" | "too_long") =>
    new MedusaError(MedusaError.Types.INVALID_DATA, textsOf("refusals", language).productFile[reason]);
  const tables = [";", ",", "\t"].flatMap((delimiter): string[][][] => {
    try {
      return [parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true })];
    } catch {
      return [];
    }
  });
  const table = tables.find(([head]) =>
    ["code", "grams"].every((name) => head?.some((cell) => columnOf(cell) === name)),
  );
  const [head = [], ...body] = table ?? [];
  if (!table) throw refuse("unreadable");
  if (body.length > maxRows) throw refuse("too_long");
  const columns = head.map(columnOf);
  return {
    rows: body.map((cells, index) => ({
      row: index + 2,
      cells: new Map(
        cells.flatMap((cell, place) => {
          const name = columns[place];
          return name && unescaped(cell) !== "" ? [[name, unescaped(cell)] as const] : [];
        }),
      ),
    })),
    ignored: head.filter((heading, place) => columns[place] === null && heading.trim() !== ""),
  };
}

/** The products the file can name: those that fit into the form, by their letters. */
async function namedProducts(container: MedusaContainer): Promise<Map<string, StoredForm>> {
  const forms = await readForms(container, await readStoredProducts(container, {}));
  const byCode = [...forms.values()].flatMap((one) =>
    one.form.code === "" ? [] : [[one.form.code, one] as const],
  );
  return new Map(byCode.toSorted(([one], [other]) => one.localeCompare(other)));
}

async function contextOf(
  container: MedusaContainer,
  products: ReadonlyMap<string, StoredForm>,
  pictures: FileBody["pictures"],
  language: Language,
): Promise<FileContext> {
  const stored = [...products.values()].flatMap(({ form }) => form.pictures);
  const { yes, no } = textsOf("productFile", language);
  return {
    choices: await readChoices(container, language),
    words: { yes, no },
    // nothing is fetched: a picture is one of the shop's, or comes with the file
    pictures: new Map([
      ...stored.map(({ alt: _, ...picture }) => [picture.url, picture] as const),
      ...pictures.map(({ name, ...picture }) => [name, picture] as const),
    ]),
  };
}

/** All products as a table with a row for each weight, to be changed and imported; texts are in the first row of each. */
export async function productFile(container: MedusaContainer, language: Language): Promise<string> {
  const products = await namedProducts(container);
  const context = await contextOf(container, products, [], language);
  const headings = headingsIn(language);
  const rows = [...products.values()].flatMap(({ form }) => {
    const ofProduct = productColumns.map(([, { write }]) => write(form, context));
    const weights = form.weights.map((weight) => [
      String(weight.grams),
      ...weightColumns.map(([, { write }]) => write(weight, context)),
    ]);
    const withoutWeights = [["", ...weightColumns.map(() => "")]];
    return (weights.length > 0 ? weights : withoutWeights).map((cells, index) => [
      form.code,
      ...cells,
      ...(index === 0 ? ofProduct : ofProduct.map(() => "")),
    ]);
  });
  return csvOf(
    columnNames.map((name) => headings[name] ?? name),
    rows,
  );
}

async function planOf(container: MedusaContainer, { text, pictures }: FileBody, language: Language) {
  const { rows, ignored } = rowsOf(text, language);
  const products = await namedProducts(container);
  const planned = planImport(
    rows,
    new Map([...products].map(([code, { stored, form }]) => [code, { id: stored.id, form }])),
    {
      context: await contextOf(container, products, pictures, language),
      headings: headingsIn(language),
      missingIn: (next, known) => {
        const before = known ? (products.get(known.form.code) ?? null) : null;
        return newlyMissing(next, next.label ?? before?.label ?? null, before);
      },
    },
  );
  const shown = planned.map((one) => one.shown);
  return {
    planned,
    preview: { products: shown, ignored, revision: revisionOf(shown) } satisfies FilePreview,
  };
}

/** What a file would change, and what is wrong with it; nothing is saved. @throws INVALID_DATA for no such table */
export const previewFile = async (
  container: MedusaContainer,
  body: FileBody,
  language: Language,
): Promise<FilePreview> => (await planOf(container, body, language)).preview;

/** Saves a product of the file. @returns why it was refused; null when it is saved */
async function saveOne(
  container: MedusaContainer,
  { id, next }: PlannedImport,
  saver: Saver,
): Promise<string | null> {
  if (!next) return null;
  try {
    const result = await (id === null
      ? createProduct(container, next, saver)
      : saveProduct(container, id, next, saver));
    return "refused" in result ? textsOf("productFile", saver.language).refused[result.refused] : null;
  } catch (error) {
    if (!(error instanceof MedusaError)) throw error;
    return error.message;
  }
}

/**
 * Saves the products of a file that change and have no problem, one by one; each completely or not at all. The same file
 * again changes nothing.
 * @throws INVALID_DATA for no such table; CONFLICT when it would change something else than what was shown
 */
export async function importFile(
  container: MedusaContainer,
  { revision, ...body }: z.infer<typeof importBody>,
  saver: Saver,
): Promise<FileImport> {
  const { planned, preview } = await planOf(container, body, saver.language);
  if (preview.revision !== revision) {
    throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", saver.language).form.stale);
  }
  const answer: FileImport = { saved: 0, refused: [] };
  for (const one of planned.filter(({ shown, next }) => next && shown.changes.length > 0)) {
    const reason = await saveOne(container, one, saver);
    if (reason === null) answer.saved += 1;
    else answer.refused.push({ name: one.shown.name, reason });
  }
  return answer;
}
