/** The one currency of the shop, as Medusa writes it (ISO 4217, small letters). */
export const currency = "eur";
