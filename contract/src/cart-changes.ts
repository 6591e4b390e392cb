import type { BuyerRequests } from "./buyer-requests";
import type { CartView, CartViewAddress, CodeStatus } from "./cart-view";
import type { CountryCode } from "./country-rules";
import type { Cents } from "./money";
import type { paymentProviders } from "./payment-methods";
import type { RefusalCode } from "./refusals";

/** Packs of a weight put into a cart. */
export interface Addition {
  variant_id: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** Number of the form it came from, to know a double click; left out where it has none. */
  key?: string | undefined;
}

/** An address as the checkout gives it; parts that are empty are "". */
export type GivenAddress = Readonly<Record<keyof CartViewAddress, string>>;

/** What the first step of the checkout collects. */
export interface CheckoutInformation {
  email: string;
  /** Locale of mails and invoice. */
  locale: string;
  shipping_address: GivenAddress;
  billing_address: GivenAddress;
  requests: BuyerRequests;
}

/** A change of a cart, as POST /store/carts/:id/changes takes it. */
export type CartChange =
  | (Addition & {
      type: "add";
      /** It was sent before, and nobody knows whether it was made: the same key counts once, however late it comes. */
      resent?: boolean | undefined;
    })
  | {
      type: "set_quantity";
      line_id: string;
      /** Packs, 1 to 99. */
      quantity: number;
      /** Packs the shopper saw when choosing one more or one less; left out when the number itself was typed. */
      seen?: number | undefined;
      /** Number of the form it came from; with `seen` the same key counts once. */
      key?: string | undefined;
    }
  | { type: "remove"; line_id: string }
  | { type: "apply_code"; code: string }
  | { type: "remove_code"; code: string }
  | { type: "set_country"; country: CountryCode }
  | ({ type: "set_information" } & CheckoutInformation);

/** A cart that is begun with its first goods, as POST /store/filled-carts takes it. */
export interface FirstAddition extends Addition {
  /** Country the shipping price is shown for until the shopper says otherwise. */
  country: CountryCode;
  /** A code that waited for a cart. */
  code?: string | undefined;
}

/** What came along with a change without being asked for; the shopper is told. */
export type CartEffect =
  /** A code that applied waits now for what is missing. */
  | { kind: "code_waits"; status: CodeStatus }
  /** A code that waited applies again. */
  | { kind: "code_back"; code: string }
  /** A code is no good any more and has been taken out. */
  | { kind: "code_lost"; code: string }
  /** The line has today's price now. */
  | { kind: "price"; name: string; unit_cents: Cents };

/** Why a change was not made; the cart is as it was. */
export type CartChangeRefusal =
  /** `available`: packs there are; null when nobody knows. */
  | { code: "stock_insufficient"; available: number | null }
  /** The code is good, but the cart lacks something for it; it is remembered. */
  | { code: "code_not_applicable"; status: CodeStatus }
  /** Too many wrong codes were tried on this cart. */
  | { code: "too_many_codes" }
  | { code: Exclude<RefusalCode, "stock_insufficient"> };

/** A line that was taken out, with what is needed to name it and to put it back. */
export interface TakenLine {
  id: string;
  variant_id: string;
  name: string;
  /** Net weight of one pack; 0 where nobody knows it any more. */
  grams: number;
  quantity: number;
}

/** The answer to a change: the cart as it is now, and what came of it. */
export interface CartChangeAnswer {
  /** null when there is none, because the first goods of a new cart were refused. */
  cart: CartView | null;
  effects: CartEffect[];
  taken: TakenLine[];
  /** null when the change was made. */
  refusal: CartChangeRefusal | null;
}

/** The way to pay, as POST /store/carts/:id/payment takes it. */
export interface PaymentChoice {
  /** Id of Medusa's payment provider. */
  provider_id: (typeof paymentProviders)[keyof typeof paymentProviders];
  /** The card as Stripe's form has kept it, with `pp_stripe_stripe`. */
  confirmation_token?: string | undefined;
}

/** The payment session that stands for the choice. */
export interface PaymentChoiceAnswer {
  payment: { session_id: string; provider_id: string };
}
