/** A withdrawal is open until the owner has settled it. */
export const withdrawalStatuses = ["open", "settled"] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
