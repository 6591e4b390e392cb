import { container } from "@medusajs/framework";
import { Module } from "@medusajs/framework/utils";
import { env } from "../../platform/env";
import { InstallationService } from "./service";

export const INSTALLATION_MODULE = "installation";

export default Module(INSTALLATION_MODULE, { service: InstallationService });

let known: string | undefined;

/**
 * Id by which this shop recognises its own payments at Stripe. The account may be shared with a test copy of the shop,
 * a reinstalled shop or somebody else's. Read from the database once per process.
 */
export async function installationId(): Promise<string> {
  const service = container.resolve(INSTALLATION_MODULE);
  known ??= await service.idAt(new URL(env().STOREFRONT_URL).origin);
  return known;
}
