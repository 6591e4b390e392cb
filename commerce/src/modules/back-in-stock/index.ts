import {
  Module,
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { EntityManager, SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";
import { connectionOf, transactionOf } from "../../platform/transaction";
import { Alert } from "./models/alert";

export interface StoredAlert {
  id: string;
  variant_id: string;
  email: string;
  language: Language;
  asked_at: Date;
  confirmed_at: Date | null;
}

export type AlertRequest = Pick<StoredAlert, "variant_id" | "email" | "language">;

/** Back-in-stock alerts: which address is notified when which variant is available again. */
export class BackInStockService extends MedusaService({ Alert }) {
  /** Ids of the variants with at least one confirmed alert, without duplicates. */
  @InjectManager()
  async awaitedVariants(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<string[]> {
    const rows = await connectionOf(context)<StoredAlert>("restock_alert")
      .distinct("variant_id")
      .whereNotNull("confirmed_at")
      .whereNull("deleted_at");
    return rows.map(({ variant_id: id }) => id);
  }

  /**
   * Number of confirmed alerts per variant; variants without any are left out.
   * @param of ids of the variants to count; all variants when omitted
   */
  @InjectManager()
  async waitingByVariant(
    of?: readonly string[],
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<{ variant_id: string; waiting: number }[]> {
    const alerts = connectionOf(context)<StoredAlert>("restock_alert")
      .select("variant_id")
      .count({ waiting: "*" })
      .whereNotNull("confirmed_at")
      .whereNull("deleted_at")
      .groupBy("variant_id");
    const rows = await (of ? alerts.whereIn("variant_id", [...of]) : alerts);
    return rows.map(({ variant_id, waiting }) => ({
      variant_id,
      waiting: Number(waiting),
    }));
  }

  /** Stores an alert request. @returns its id; null when the same alert is already confirmed */
  @InjectTransactionManager()
  async request(
    { variant_id, email, language }: AlertRequest,
    at: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string | null> {
    const transaction = transactionOf(context);
    const rows = () => transaction<StoredAlert & { updated_at: Date }>("restock_alert");
    await rows()
      .insert({ id: generateEntityId(undefined, "restock"), variant_id, email, language, asked_at: at })
      .onConflict()
      .ignore();
    const [requested] = await rows()
      .where({ variant_id, email, confirmed_at: null })
      .update({ language, asked_at: at, updated_at: at })
      .returning("id");
    return requested?.id ?? null;
  }
}

export const BACK_IN_STOCK_MODULE = "backInStock";

export default Module(BACK_IN_STOCK_MODULE, { service: BackInStockService });
