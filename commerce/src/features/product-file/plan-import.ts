import { baseLanguage } from "../../platform/languages";
import {
  nameIn,
  type MissingRequirement,
  type NewProduct,
  type NewWeight,
} from "../new-product/new-product-types";
import { newProductBody } from "../new-product/validators";
import { gramsIn, noTexts, productColumns, weightColumns, type FileContext } from "./columns";
import type { FileChange, FileProblem, FileProduct } from "./product-file-types";

/** A row of the file: its number, and its filled cells by the names of their columns. */
export interface FileRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

/** A product of the shop, as the file names it. */
export interface KnownProduct {
  id: string;
  form: NewProduct;
}

/** A product of the file, and the form with which it is saved; null if it has a problem. */
export interface PlannedImport {
  shown: FileProduct;
  id: string | null;
  next: NewProduct | null;
}

interface Surroundings {
  context: FileContext;
  /** Headings by the names of the columns. */
  headings: Readonly<Record<string, string>>;
  /** What a form lacks to be on sale. */
  missingIn: (next: NewProduct, known: KnownProduct | null) => MissingRequirement[];
}

const emptyForm = (code: string): NewProduct => ({
  request_id: crypto.randomUUID(),
  code,
  title: noTexts,
  subtitle: noTexts,
  description: noTexts,
  type_id: null,
  category_ids: [],
  weights: [],
  confirmed_prices: [],
  pictures: [],
  label: null,
  label_of: null,
  label_confirmed: false,
  details: null,
  slugs: noTexts,
  publish: false,
});

/** Compares the forms of a product cell by cell. */
function changesOf(before: NewProduct, next: NewProduct, { context, headings }: Surroundings): FileChange[] {
  const changed = <Part>(
    columns: readonly (readonly [string, { write: (part: Part, from: FileContext) => string }])[],
    [one, other]: readonly [Part | undefined, Part],
    grams: number | null,
  ) =>
    columns.flatMap(([name, { write }]) => {
      const [was, is] = [one === undefined ? "" : write(one, context), write(other, context)];
      return was === is ? [] : [{ column: headings[name] ?? name, grams, before: was, after: is }];
    });
  return [
    ...changed(productColumns, [before, next], null),
    ...next.weights.flatMap((weight) =>
      changed(
        weightColumns,
        [before.weights.find(({ grams }) => grams === weight.grams), weight],
        weight.grams,
      ),
    ),
  ];
}

function planProductRows(
  code: string,
  rows: readonly FileRow[],
  known: KnownProduct | null,
  surroundings: Surroundings,
): PlannedImport {
  const { context, headings, missingIn } = surroundings;
  const before = known?.form ?? emptyForm(code);
  const problems: FileProblem[] = [];
  let next = before;
  for (const { row, cells } of rows) {
    const refuse = (name: string) => problems.push({ row, column: headings[name] ?? name });
    for (const [name, { read }] of productColumns) {
      const cell = cells.get(name);
      const part = cell === undefined ? {} : read(cell, next, context);
      if (part) next = { ...next, ...part };
      else refuse(name);
    }
    const cell = cells.get("grams");
    const grams = cell === undefined ? null : gramsIn(cell);
    if (grams === null) {
      if (cell !== undefined || weightColumns.some(([name]) => cells.has(name))) refuse("grams");
      continue;
    }
    let weight: NewWeight = next.weights.find((one) => one.grams === grams) ?? {
      grams,
      cents: null,
      stock: 0,
    };
    for (const [name, { read }] of weightColumns) {
      const value = cells.get(name);
      const part = value === undefined ? {} : read(value, weight, context);
      if (part) weight = { ...weight, ...part };
      else refuse(name);
    }
    next = { ...next, weights: [...next.weights.filter((one) => one.grams !== grams), weight] };
  }
  const body = newProductBody.safeParse(next);
  for (const { path } of body.error?.issues ?? []) {
    const [field = "", part = ""] = path.map(String);
    const column = headings[`${field}_${part}`] ?? headings[field] ?? headings["grams"] ?? field;
    problems.push({ row: rows[0]?.row ?? 0, column });
  }
  if (next.publish) problems.push(...missingIn(next, known).map((missing) => ({ missing })));
  const shown = {
    code,
    name: nameIn(next.title, baseLanguage) || code,
    isNew: known === null,
    changes: changesOf(before, next, surroundings),
    problems,
  };
  return { shown, id: known?.id ?? null, next: problems.length > 0 ? null : (body.data ?? null) };
}

/**
 * Plans what a file changes, product by product; empty cells change nothing. Pure but for the keys of new products.
 * @param known the products of the shop by their letters
 */
export function planImport(
  rows: readonly FileRow[],
  known: ReadonlyMap<string, KnownProduct>,
  surroundings: Surroundings,
): PlannedImport[] {
  const byCode = new Map<string, FileRow[]>();
  for (const row of rows) {
    const code = (row.cells.get("code") ?? "").toUpperCase();
    byCode.set(code, [...(byCode.get(code) ?? []), row]);
  }
  return [...byCode].map(([code, ofProduct]) =>
    planProductRows(code, ofProduct, known.get(code) ?? null, surroundings),
  );
}
