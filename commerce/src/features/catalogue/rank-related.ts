/** What is looked at of a product to find others that go well with it. */
export interface Relatable {
  id: string;
  /** Those that visitors can see. */
  categoryIds: readonly string[];
  tagIds: readonly string[];
}

const inCommon = (one: readonly string[], other: readonly string[]): number =>
  other.filter((id) => one.includes(id)).length;

/** Products that have a category or a tag in common with one; never itself. */
export const findRelatable = <T extends Relatable>(product: Relatable, others: readonly T[]): T[] =>
  others.filter(
    (other) =>
      other.id !== product.id &&
      inCommon(product.categoryIds, other.categoryIds) + inCommon(product.tagIds, other.tagIds) > 0,
  );

/**
 * What goes well with a product: what can be bought first, of that the same category, then the most tags in common. Equal ones
 * stay in the order they come in.
 */
export function rankRelated<T extends Relatable>(
  product: Relatable,
  others: readonly T[],
  isSoldOut: (other: T) => boolean,
): T[] {
  // each is looked at once, not at each comparison
  const looked = others.map((other) => ({
    other,
    soldOut: Number(isSoldOut(other)),
    category: Math.sign(inCommon(product.categoryIds, other.categoryIds)),
    tags: inCommon(product.tagIds, other.tagIds),
  }));
  return looked
    .sort((a, b) => a.soldOut - b.soldOut || b.category - a.category || b.tags - a.tags)
    .map(({ other }) => other);
}
