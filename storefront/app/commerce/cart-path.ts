/** API path of a cart, or of a resource below it. */
export const cartPath = (id: string, below = ""): string => `/store/carts/${encodeURIComponent(id)}${below}`;
