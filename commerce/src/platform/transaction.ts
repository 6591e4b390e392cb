import type { EntityManager, Knex, SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";

/**
 * The Knex transaction a service method runs in, for statements Medusa's generated methods cannot express (a row lock,
 * an insert that ignores conflicts). The method needs the decorator `@InjectTransactionManager()`.
 * @throws Error outside of a transaction
 */
export function transactionOf(context: Context<EntityManager>): Knex.Transaction {
  const transaction = context.transactionManager?.getTransactionContext<Knex.Transaction>();
  if (!transaction)
    throw new Error("This method must run in a transaction: decorate it with InjectTransactionManager");
  return transaction;
}

/**
 * The Knex connection a service method reads with. The method needs the decorator `@InjectManager()`.
 * @throws Error when the decorator is missing
 */
export function connectionOf(context: Context<SqlEntityManager>): Knex {
  const knex = context.manager?.getKnex();
  if (!knex)
    throw new Error("There is no connection to the database: decorate the method with InjectManager");
  return knex;
}
