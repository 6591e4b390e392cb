/** Emitted with `{id}` when a withdrawal was received. */
export const withdrawalReceived = "withdrawal.received";
