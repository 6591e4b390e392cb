/** Emitted with `{id}` when an invoice or a credit note was issued. */
export const documentIssued = "shop-document.issued";
