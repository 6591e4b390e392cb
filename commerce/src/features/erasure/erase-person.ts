import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId, MedusaError, ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findPerson, type PersonIds } from "./find-person";
import { z } from "@medusajs/framework/zod";
import {
  personalTables,
  redactWords,
  retainedProviderData,
  type Blank,
  type BlankedFields,
  withoutRecipients,
} from "./personal-fields";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { reviewModerated } from "../../workflows/reviews";

/** Constant replacement values; undefined when the replacement depends on the current value. */
const blanks: Readonly<Partial<Record<Blank, unknown>>> = { null: null, empty: "", object: {} };

/** Replacement value of a field. */
function blankOf(
  method: Blank,
  { id, value }: { id: unknown; value: unknown },
  words: readonly string[],
): unknown {
  if (method === "provider") return JSON.stringify(retainedProviderData(value));
  if (method === "recipients") return JSON.stringify(withoutRecipients(value));
  if (method === "words") return typeof value === "string" ? redactWords(value, words) : null;
  if (method === "unlinked") return id;
  const blank = blanks[method];
  return typeof blank === "object" && blank !== null ? JSON.stringify(blank) : blank;
}

const rows = z.array(z.record(z.string(), z.unknown()));

/** Blanks the given fields of a person's rows. @param own the rows @returns their number */
async function blankRows(
  knex: Knex,
  { table, own, blanked }: { table: string; own: Knex.QueryBuilder; blanked: BlankedFields },
  words: readonly string[],
): Promise<number> {
  const fields = Object.entries(blanked);
  const changeOf = (id: unknown, row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map(([name, how]) => [name, blankOf(how, { id, value: row[name] }, words)]));
  if (fields.every(([, how]) => how in blanks)) return own.update(changeOf(null, {}));
  const found = rows.parse(await own.select("id", ...fields.map(([name]) => name)));
  for (const row of found) {
    const id = row["id"];
    await knex(table)
      .where({ id: String(id) })
      .update(changeOf(id, row));
  }
  return found.length;
}

/**
 * Erases a person's data from all `personalTables`; data that must be kept by law is not touched.
 * @param knex a transaction @returns the number of rows changed or deleted
 */
async function eraseRows(knex: Knex, person: PersonIds): Promise<number> {
  let count = 0;
  for (const [, table, column, key, erasure] of personalTables) {
    if (person[key].length === 0 || erasure === "keep") continue;
    const own = knex(table).whereIn(column, person[key]);
    count +=
      erasure === "delete"
        ? await own.delete()
        : await blankRows(knex, { table, own, blanked: erasure }, person.words);
  }
  return count;
}

interface ErasureRequest {
  /** As normalised by `mailboxAddress`. */
  email: string;
  /** Ids of the orders that were checked to have nothing open. */
  checked_orders: readonly string[];
  /** Id of the admin user or of the API key. */
  erased_by: string;
  /** Language of a refusal. */
  language: Language;
}

export interface Erased {
  /** Number of orders whose buyer was erased. */
  order_count: number;
  /** Number of rows changed or deleted; 0 when nothing was left. */
  row_count: number;
  /** Products whose visible reviews have lost their name. */
  reviewed: { id: string; product_id: string }[];
}

/**
 * Erases a person's data in one transaction, together with the record of it: if the process ends in between, either
 * everything is done or nothing. Repeating it has no effect.
 * @throws CONFLICT when an order was placed since the check
 */
const erasePerson = (
  knex: Knex,
  { email, checked_orders, erased_by, language }: ErasureRequest,
): Promise<Erased> =>
  knex.transaction(async (transaction) => {
    const person = await findPerson(transaction, email);
    if (person.orders.some((id) => !checked_orders.includes(id))) {
      throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).erasure.new_order);
    }
    const reviewed = await transaction<{ id: string; product_id: string; order_id: string }>("review")
      .select("id", "product_id")
      .whereIn("order_id", person.orders);
    const row_count = await eraseRows(transaction, person);
    const order_count = person.orders.length;
    if (row_count > 0) {
      await transaction("erasure").insert({
        id: generateEntityId(undefined, "erasure"),
        erased_by,
        order_count,
      });
    }
    return { order_count, row_count, reviewed };
  });

/**
 * Has no compensation: it is one transaction, so a failure leaves everything as it was, and restoring erased data would
 * require keeping that personal data.
 */
const erasePersonStep = createStep("erase-person", async (request: ErasureRequest, { container }) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return new StepResponse(await erasePerson(knex, request));
});

/**
 * Erases the data of a person who has nothing open, and tells the storefront which reviews have lost their name. Safe
 * to repeat.
 * @throws CONFLICT when an order was placed since the check
 */
export const erasePersonWorkflow = createWorkflow("erase-person", (input: ErasureRequest) => {
  const erased = erasePersonStep(input);
  emitEventStep({ eventName: reviewModerated, data: transform(erased, ({ reviewed }) => reviewed) });
  return new WorkflowResponse(
    transform(erased, ({ order_count, row_count }) => ({ order_count, row_count })),
  );
});
