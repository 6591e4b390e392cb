import type { MissingRequirement } from "../new-product/new-product-types";

/** A cell that would change. */
export interface FileChange {
  /** Heading of the column, in the owner's language. */
  column: string;
  /** Weight it belongs to; null for the whole product. */
  grams: number | null;
  before: string;
  after: string;
}

/** Why a product of the file is not saved: a cell that cannot be read, or what it lacks to be on sale. */
export type FileProblem = { row: number; column: string } | { missing: MissingRequirement };

/** A product of the file, compared with the one in the shop. */
export interface FileProduct {
  code: string;
  name: string;
  isNew: boolean;
  changes: FileChange[];
  problems: FileProblem[];
}

/** Response of `POST /admin/product-file-previews`. */
export interface FilePreview {
  products: FileProduct[];
  /** Headings that are no columns of the file. */
  ignored: string[];
  /** An import sends it back. */
  revision: string;
}

/** Response of `POST /admin/product-file`. */
export interface FileImport {
  saved: number;
  /** Products that were refused, with the reason in the owner's language. */
  refused: { name: string; reason: string }[];
}
