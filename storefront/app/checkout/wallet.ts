import type { ExpressCheckoutAddress, StripeExpressCheckoutElementConfirmEvent } from "@stripe/stripe-js";
import { plainTown } from "@su-turrone/contract/countries";
import type { Cents } from "@su-turrone/contract/money";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { italianProvinces } from "@su-turrone/contract/provinces";

/** What a wallet knows of its owner once they have approved. */
export type WalletAnswer = Pick<
  StripeExpressCheckoutElementConfirmEvent,
  "billingDetails" | "shippingAddress" | "expressPaymentType"
>;

/** The Italian province a wallet writes as "NU" or "Nuoro"; "" if it is none, so that the shopper chooses it. */
const provinceFrom = (state: string): string =>
  italianProvinces.find(
    ({ code, name }) => code === state.trim().toUpperCase() || plainTown(name) === plainTown(state),
  )?.code ?? "";

/** An address as fields of the information form. */
const addressFields = (
  kind: "shipping" | "billing",
  name: string,
  { line1, line2, postal_code, city, state, country }: ExpressCheckoutAddress,
) => ({
  [`${kind}.country`]: country.toLowerCase(),
  [`${kind}.fullName`]: name,
  [`${kind}.street`]: line1,
  [`${kind}.addition`]: line2 ?? "",
  [`${kind}.postalCode`]: postal_code,
  [`${kind}.city`]: city,
  [`${kind}.province`]: country === "IT" ? provinceFrom(state) : "",
});

/**
 * The form of the information step as a wallet fills it in, with the payment. Nothing is checked here: the step does,
 * and shows what is missing.
 * @param total what the wallet showed
 */
export function walletForm(
  { billingDetails: billing, shippingAddress: shipping, expressPaymentType }: WalletAnswer,
  token: string,
  total: Cents,
): Record<string, string> {
  const method: PaymentMethod = expressPaymentType === "paypal" ? "paypal" : "card";
  return {
    wallet: expressPaymentType,
    method,
    token,
    total: String(total),
    email: billing?.email ?? "",
    ...(shipping ? addressFields("shipping", shipping.name, shipping.address) : {}),
    "shipping.phone": billing?.phone ?? "",
    // some wallets tell no more than the country of the card
    ...(billing?.address.line1 ? addressFields("billing", billing.name, billing.address) : {}),
  };
}
