/** What a change can be of; all but the price of shipping have a page. */
export const changedKinds = ["product", "post", "page", "shipping"] as const;

/** What commerce tells the storefront of a change, as signed JSON. */
export interface ContentChanged {
  kind: (typeof changedKinds)[number];
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}
