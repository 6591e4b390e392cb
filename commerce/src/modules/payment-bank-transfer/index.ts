import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { BankTransferProvider } from "./service";

/** Id of the provider as regions and payment sessions know it: pp_<identifier>_<id in medusa-config>. */
export const BANK_TRANSFER_PROVIDER = "pp_bank-transfer_bank";

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider] });
