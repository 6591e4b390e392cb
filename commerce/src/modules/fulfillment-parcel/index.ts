import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ParcelProvider } from "./service";

/** Id of the provider as used in shipping options: <identifier>_<id in medusa-config>. */
export const PARCEL_PROVIDER = "parcel_standard";

export default ModuleProvider(Modules.FULFILLMENT, { services: [ParcelProvider] });
