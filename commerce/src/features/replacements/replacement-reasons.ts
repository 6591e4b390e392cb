/** Why goods are sent again for free; the admin translates each into the user's language. */
export const replacementReasons = ["damaged", "lost", "wrong_goods"] as const;

export type ReplacementReason = (typeof replacementReasons)[number];

/** Packs that were sent again in a period. */
export interface ReplacedSum {
  reason: ReplacementReason;
  packs: number;
}
