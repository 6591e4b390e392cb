import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "../platform/env";

/**
 * Starts order numbers at FIRST_ORDER_NUMBER. A shop that has orders, or whose next number is already higher, keeps its
 * numbers: they never go back, and none is assigned twice.
 */
export default async function orderNumbers({ container }: { container: MedusaContainer }): Promise<void> {
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { FIRST_ORDER_NUMBER: first } = env();
  // Medusa numbers orders by the column's sequence, and has no API to set it
  const before = first - 1;
  await database.raw(
    `select setval(numbers.sequence, ?)
     from (select cast(pg_get_serial_sequence(?, ?) as regclass) as sequence) as numbers
     where coalesce(pg_sequence_last_value(numbers.sequence), 0) < ? and not exists (select from "order")`,
    [before, '"order"', "display_id", before],
  );
}
