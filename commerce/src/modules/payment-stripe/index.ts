import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { StripeCardProvider, StripePayPalProvider } from "./service";

/** Ids of the providers as used in regions and payment sessions: pp_<identifier>_<id in medusa-config>. */
export const CARD_PROVIDER = paymentProviders.card;
export const PAYPAL_PROVIDER = paymentProviders.paypal;

/** Whether payments of a provider are made at Stripe. */
export const isStripeProvider = (id: string): boolean => id === CARD_PROVIDER || id === PAYPAL_PROVIDER;

export default ModuleProvider(Modules.PAYMENT, { services: [StripeCardProvider, StripePayPalProvider] });
