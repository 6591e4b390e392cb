import type { EntityManager, Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { Alert } from "./models/alert";

/** An alert as it is stored. */
export interface StoredAlert {
  id: string;
  variant_id: string;
  email: string;
  language: Language;
  asked_at: Date;
  confirmed_at: Date | null;
}

/** Who asked for what, in which language. */
export type AskedAlert = Pick<StoredAlert, "variant_id" | "email" | "language">;

/** Who wants to know when a weight is back. */
export class RestockService extends MedusaService({ Alert }) {
  /** Writes down that somebody asked; null when it was confirmed before, and nothing is to be done. */
  @InjectTransactionManager()
  async ask(
    { variant_id, email, language }: AskedAlert,
    at: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string | null> {
    const transaction = context.transactionManager?.getTransactionContext<Knex.Transaction>();
    if (!transaction) throw new Error("An alert is written in a transaction only");
    const rows = () => transaction<StoredAlert & { updated_at: Date }>("restock_alert");
    await rows()
      .insert({ id: generateEntityId(undefined, "restock"), variant_id, email, language, asked_at: at })
      .onConflict()
      .ignore();
    const [asked] = await rows()
      .where({ variant_id, email, confirmed_at: null })
      .update({ language, asked_at: at, updated_at: at })
      .returning("id");
    return asked?.id ?? null;
  }
}
