import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { StripeCardProvider, StripePayPalProvider } from "./service";

/** Ids of the providers as regions and payment sessions know them: pp_<identifier>_<id in medusa-config>. */
export const CARD_PROVIDER = "pp_stripe_stripe";
export const PAYPAL_PROVIDER = "pp_stripe-paypal_stripe";

export default ModuleProvider(Modules.PAYMENT, { services: [StripeCardProvider, StripePayPalProvider] });
