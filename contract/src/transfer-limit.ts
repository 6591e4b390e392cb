/** Header with the shopper's network address, sent by the storefront where commerce limits unpaid transfers by it. */
export const clientAddressHeader = "x-client-address";

/** Why an order may not be paid by bank transfer. */
export type TransferRefusal =
  /** the same sender has too many unpaid orders */
  | "open_orders"
  /** too many packs would be reserved without payment for the same sender */
  | "open_packs"
  /** more than half of what is left of a weight */
  | "stock";

/** Why a cart may not be paid by bank transfer. */
export interface TransferLimit {
  refusal: TransferRefusal;
  /** Packs reserved at most for a sender without payment. */
  max_packs: number;
}
