import type { InvoiceRequest } from "./invoice-request";

/** What a buyer asks for at the checkout beyond the goods. */
export interface BuyerRequests {
  /** For whoever delivers; "" where there is nothing to say. */
  notes: string;
  /** The goods are a present: said on the product page or at the checkout, and taken back there. */
  gift: boolean;
  /** Written on a card that goes into the parcel of a present; "" where none is wanted. */
  gift_message: string;
  /** null where no invoice to a business was asked for. */
  invoice: InvoiceRequest | null;
}

/** Who asked for nothing. */
export const noBuyerRequests: BuyerRequests = { notes: "", gift: false, gift_message: "", invoice: null };
