import { decimalEuros, parseEuros } from "@su-turrone/contract/money";
import { languages, type Language } from "../../platform/languages";
import type { NewPicture, NewProduct, NewProductChoices, NewWeight } from "../new-product/new-product-types";

/** What cells are read by. */
export interface FileContext {
  choices: Pick<NewProductChoices, "types" | "categories">;
  /** Words for what is on sale and what is not. */
  words: { yes: string; no: string };
  /** Pictures stored in the shop, by address, and those uploaded with the file, by its name too. */
  pictures: ReadonlyMap<string, Omit<NewPicture, "alt">>;
}

/** Reads and writes the cells of a column; `read` returns null for a cell that cannot be read. */
interface FileColumn<Part> {
  write: (part: Part, context: FileContext) => string;
  read: (cell: string, part: Part, context: FileContext) => Partial<Part> | null;
}

/** A text that is written in no language. */
export const noTexts = { de: "", it: "", en: "" };

/** Between the pictures of a cell, and between their descriptions. */
const separator = " | ";

const partsOf = (cell: string): string[] => cell.split("|").map((part) => part.trim());

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** All values, or null if one of them is not there. */
const all = <Value>(values: readonly (Value | undefined)[]): Value[] | null => {
  const present = values.filter((value) => value !== undefined);
  return present.length === values.length ? present : null;
};

const text = (field: "title" | "subtitle" | "description", language: Language): FileColumn<NewProduct> => ({
  write: (form) => form[field][language],
  read: (cell, form) => ({ [field]: { ...form[field], [language]: cell } }),
});

const alt = (language: Language): FileColumn<NewProduct> => ({
  write: ({ pictures }) => pictures.map((picture) => picture.alt[language]).join(separator),
  read: (cell, { pictures }) => {
    const words = partsOf(cell);
    if (words.length > pictures.length) return null;
    return {
      pictures: pictures.map((picture, index) => ({
        ...picture,
        alt: { ...picture.alt, [language]: words[index] || picture.alt[language] },
      })),
    };
  },
});

const perLanguage = (name: string, columnIn: (language: Language) => FileColumn<NewProduct>) =>
  languages.map((language) => [`${name}_${language}`, columnIn(language)] as const);

/** Columns about the whole product, in the order of the file; descriptions are read after their pictures. */
export const productColumns: readonly (readonly [name: string, column: FileColumn<NewProduct>])[] = [
  [
    "on_sale",
    {
      write: ({ publish }, { words }) => (publish ? words.yes : words.no),
      read: (cell, _, { words }) =>
        isSame(cell, words.yes) ? { publish: true } : isSame(cell, words.no) ? { publish: false } : null,
    },
  ],
  ...perLanguage("title", (language) => text("title", language)),
  ...perLanguage("subtitle", (language) => text("subtitle", language)),
  ...perLanguage("description", (language) => text("description", language)),
  [
    "type",
    {
      write: ({ type_id: id }, { choices }) => choices.types.find((one) => one.id === id)?.name ?? "",
      read: (cell, _, { choices }) => {
        const found = choices.types.find(({ name }) => isSame(name, cell));
        return found ? { type_id: found.id } : null;
      },
    },
  ],
  [
    "categories",
    {
      write: ({ category_ids: ids }, { choices }) =>
        choices.categories.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(separator),
      read: (cell, _, { choices }) => {
        const found = all(
          partsOf(cell).map((name) => choices.categories.find((one) => isSame(one.name, name))?.id),
        );
        return found && { category_ids: found.toSorted() };
      },
    },
  ],
  [
    "pictures",
    {
      write: ({ pictures }) => pictures.map(({ url }) => url).join(separator),
      read: (cell, { pictures }, context) => {
        const found = all(
          partsOf(cell).map((name): NewPicture | undefined => {
            const known = pictures.find(({ url }) => url === name);
            const stored = context.pictures.get(name);
            return known ?? (stored && { ...stored, alt: noTexts });
          }),
        );
        return found && { pictures: found };
      },
    },
  ],
  ...perLanguage("alt", alt),
];

/**
 * Columns about a weight. There is none for its packs: those on sale go on being sold while the table is edited, and are
 * counted in "Stock".
 */
export const weightColumns: readonly (readonly [name: string, column: FileColumn<NewWeight>])[] = [
  [
    "price",
    {
      write: ({ cents }) => (cents === null ? "" : decimalEuros(cents).replace(".", ",")),
      read: (cell) => {
        const cents = parseEuros(cell);
        return cents ? { cents } : null;
      },
    },
  ],
];

export const gramsIn = (cell: string): number | null => (/^[1-9]\d{0,4}$/.test(cell) ? Number(cell) : null);

/** All columns in the order of the file: the letters of the product, the grams of its weight, and the others. */
export const columnNames: readonly string[] = [
  "code",
  "grams",
  ...weightColumns.map(([name]) => name),
  ...productColumns.map(([name]) => name),
];
