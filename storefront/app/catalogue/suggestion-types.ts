/** One suggestion for what is being typed, ready to be shown. */
export interface Suggestion {
  kind: "product" | "category" | "article" | "page";
  name: string;
  path: string;
  /** Address of a small picture; of products alone. */
  picture: string | null;
  /** "ab 7,10 €"; of products alone. */
  price: string | null;
}
