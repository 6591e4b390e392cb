/** Up to so many packs the browser is told the number; how full the workshop's shelves are is nobody's business. */
const toldUpTo = 10;

/**
 * The stock of a weight as pages may tell it.
 * @param stock packs that can be sold; null where they are not counted
 * @param inCart packs of it in the cart, which has to say what is there when it asks for more
 * @returns the number where it is small or less than the cart asks for, else null
 */
export const shownStock = (stock: number | null, inCart = 0): number | null =>
  stock !== null && (stock <= toldUpTo || stock < inCart) ? stock : null;
