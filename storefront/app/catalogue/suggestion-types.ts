/** A search suggestion, ready for display. */
export interface Suggestion {
  kind: "product" | "category" | "article" | "page";
  name: string;
  path: string;
  /** URL of a small picture; products only. */
  picture: string | null;
  /** "ab 7,10 €"; products only. */
  price: string | null;
}
