import { container } from "@medusajs/framework";
import {
  Module,
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { env } from "../../platform/env";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { transactionOf } from "../../platform/transaction";
import { Installation } from "./models/installation";

export class InstallationService extends MedusaService({ Installation }) {
  /** Returns the id of the shop at an address; created by the first caller and kept forever. */
  @InjectTransactionManager()
  async idAt(address: string, @MedusaContext() context: Context<EntityManager> = {}): Promise<string> {
    const transaction = transactionOf(context);
    const rows = () => transaction<{ id: string; address: string }>("installation");
    await rows()
      .insert({ id: generateEntityId(undefined, "shop"), address })
      .onConflict()
      .ignore();
    const found = await rows().where({ address }).first("id");
    if (!found) throw new Error(`There is no installation at ${address}`);
    return found.id;
  }
}

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
