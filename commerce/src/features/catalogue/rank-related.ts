/** The fields of a product used to find related products. */
export interface Relatable {
  id: string;
  /** Ids of the categories visible to visitors. */
  categoryIds: readonly string[];
  tagIds: readonly string[];
}

const sharedCount = (one: readonly string[], other: readonly string[]): number =>
  other.filter((id) => one.includes(id)).length;

/** Products that share a category or a tag with the given one, which is never included. */
export const findRelatable = <T extends Relatable>(product: Relatable, others: readonly T[]): T[] =>
  others.filter(
    (other) =>
      other.id !== product.id &&
      sharedCount(product.categoryIds, other.categoryIds) + sharedCount(product.tagIds, other.tagIds) > 0,
  );

/**
 * Orders related products: available ones first, then those of the same category, then by the number of common tags.
 * Ties keep their order.
 */
export function rankRelated<T extends Relatable>(
  product: Relatable,
  others: readonly T[],
  isSoldOut: (other: T) => boolean,
): T[] {
  // computed once per product, not in every comparison
  const rated = others.map((other) => ({
    other,
    soldOut: Number(isSoldOut(other)),
    category: Math.sign(sharedCount(product.categoryIds, other.categoryIds)),
    tags: sharedCount(product.tagIds, other.tagIds),
  }));
  return rated
    .sort((a, b) => a.soldOut - b.soldOut || b.category - a.category || b.tags - a.tags)
    .map(({ other }) => other);
}
