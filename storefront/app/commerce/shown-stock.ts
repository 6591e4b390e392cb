/** Only stock up to this number is sent to the browser; larger stock is confidential. */
const maxShownStock = 10;

/**
 * The stock of a weight as far as pages may show it.
 * @param stock packs that can be sold; null if they are not counted
 * @param inCart packs of it in the cart, which must report the stock if it asks for more
 * @returns the stock if it is low or less than the cart asks for, else null
 */
export const shownStock = (stock: number | null, inCart = 0): number | null =>
  stock !== null && (stock <= maxShownStock || stock < inCart) ? stock : null;
