import { randomUUID } from "node:crypto";
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
