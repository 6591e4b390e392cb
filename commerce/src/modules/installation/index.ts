import { container } from "@medusajs/framework";
import { Module } from "@medusajs/framework/utils";
import { env } from "../../platform/env";
import { InstallationService } from "./service";

/** Name of the module in the container. */
export const INSTALLATION_MODULE = "installation";

export default Module(INSTALLATION_MODULE, { service: InstallationService });

let known: string | undefined;

/**
 * The id by which this shop knows its own payments at Stripe, where the account may be shared: with a copy of the shop for
 * tests, with a shop made anew, with somebody else's. Asked of the database once a process.
 */
export async function installationId(): Promise<string> {
  const service: InstallationService = container.resolve(INSTALLATION_MODULE);
  known ??= await service.idAt(new URL(env().STOREFRONT_URL).origin);
  return known;
}
