/** Emitted with `{id, at}` when somebody asked to be told; `at` in milliseconds tells the askings apart. */
export const restockRequested = "restock.requested";

/** Emitted with `{id}` when the address was confirmed: the weight may be back by then. */
export const restockConfirmed = "restock.confirmed";
