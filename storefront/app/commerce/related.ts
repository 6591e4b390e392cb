import type { Product } from "./types";

/**
 * What goes well with a product: what can be bought first, of that the same category, then the most tags in common;
 * never itself, and nothing twice. What has neither in common is left out. Equal ones stay in the owner's order.
 */
export function rankRelated(product: Product, others: readonly Product[], count: number): Product[] {
  const categories = new Set(product.categories.map(({ id }) => id));
  const tags = new Set(product.tags.map(({ id }) => id));
  const seen = new Set([product.id]);
  return others
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((other) => ({
      other,
      sameCategory: Number(other.categories.some(({ id }) => categories.has(id))),
      sharedTags: other.tags.filter(({ id }) => tags.has(id)).length,
    }))
    .filter(({ sameCategory, sharedTags }) => sameCategory + sharedTags > 0)
    .sort(
      (a, b) =>
        Number(a.other.soldOut) - Number(b.other.soldOut) ||
        b.sameCategory - a.sameCategory ||
        b.sharedTags - a.sharedTags,
    )
    .slice(0, count)
    .map(({ other }) => other);
}
