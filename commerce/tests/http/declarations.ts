import { randomUUID } from "node:crypto";
import { sql } from "./database";
import { send, type Answer } from "./shop";

/** A declaration of withdrawal as sent by the storefront; by default from an unknown order. */
export const declaration = (change: Readonly<Record<string, unknown>> = {}) => ({
  name: "Grazia Deledda",
  order_number: "4711",
  email: `${randomUUID()}@example.com`,
  items: "",
  request_id: randomUUID(),
  language: "de",
  ...change,
});

/** Declares the withdrawal from an order, as its buyer does. @param items empty: everything @throws Error if refused */
export async function withdraw(
  { number, email }: { number: number; email: string },
  items = "",
): Promise<Answer> {
  const answer = await send(
    "POST",
    "/store/withdrawals",
    declaration({ email, items, order_number: String(number) }),
  );
  if (answer.status !== 201) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Stores a declaration of withdrawal from an order, without its mails. @returns its id */
export async function storeDeclaration(orderId: string, { number = 1, daysAgo = 0 } = {}): Promise<string> {
  const id = `wd_${randomUUID()}`;
  await sql(
    `insert into withdrawal (id, name, email, order_number, items, language, request_id, order_id, received_at)
     values ($1, 'Grazia Deledda', 'grazia@example.com', $2, '', 'de', $1, $3, now() - make_interval(days => $4))`,
    [id, String(number), orderId, daysAgo],
  );
  return id;
}
