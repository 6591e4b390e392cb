import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { BankTransferProvider } from "./service";

/** Id of the provider as used in regions and payment sessions: pp_<identifier>_<id in medusa-config>. */
export const BANK_TRANSFER_PROVIDER = paymentProviders.bank_transfer;

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider] });
