/** Path of a cart, or of something below it. */
export const cartPath = (id: string, below = ""): string => `/store/carts/${encodeURIComponent(id)}${below}`;
