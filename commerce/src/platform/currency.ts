/** The shop's only currency, as Medusa writes it (ISO 4217, lower case). */
export const currency = "eur";
