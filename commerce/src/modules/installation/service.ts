import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { transactionOf } from "../../platform/transaction";
import { Installation } from "./models/installation";

/** Stores the ids of this installation of the shop. */
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
