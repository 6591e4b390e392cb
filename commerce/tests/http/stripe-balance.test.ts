import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { shopDay } from "@su-turrone/contract/time-zone";
import { ownProduct } from "../../../testing/own-product";
import { post } from "../../../testing/owner";
import type { PreviewedStatement } from "../../src/features/bank-statements/preview";
import type { StripeBalance } from "../../src/features/month-end/balance-sums";
import { atStripe } from "./payment-tools";
import { capturedOrder } from "./placed-order";
import { owner } from "./shop";

const admin = await owner();
const product = await ownProduct(`Gebührenprobe ${randomUUID()}`);

it("shows Stripe's fees and payouts by day, and knows the payout in the bank statement", async () => {
  const day = shopDay(new Date());
  const month = day.slice(0, 7);
  const query = { month };
  const read = () => admin.client.fetch<StripeBalance>("/admin/month-end/stripe-balance", { query });
  const feesOf = ({ days }: StripeBalance) => days.find((one) => one.day === day)?.fees_cents ?? 0;
  const before = feesOf(await read());
  await capturedOrder(product);
  // no other payout has its amount
  const cents = 900_000 + Math.floor(Math.random() * 90_000);
  const { id } = await atStripe<{ id: string }>("payouts", { amount: cents });
  const balance = await read();
  // a payment costs 0.25 and 1.5 %; others may be made at the same time
  expect(feesOf(balance)).toBeLessThanOrEqual(before - 25);
  expect(balance.payouts).toContainEqual({ id, sent: day, arrives: day, cents, failed: false });

  const csv = await admin.client.fetch<Response>("/admin/month-end/payouts", {
    query: { month, language: "it" },
    headers: { accept: "application/octet-stream" },
  });
  expect(csv.headers.get("content-disposition")).toBe(`attachment; filename="Accrediti-Stripe-${month}.csv"`);
  expect(await csv.text()).toContain(
    `${day};${day};${id};${(cents / 100).toFixed(2).replace(".", ",")};\r\n`,
  );

  const amount = (cents / 100).toFixed(2).replace(".", ",");
  const [year, number, date] = day.split("-");
  const text = `Data contabile;Ordinante;Causale;Importo\n${date}/${number}/${year};STRIPE;STRIPE ${id};${amount}\n${date}/${number}/${year};;Canone;-1,50`;
  const { lines } = await post<PreviewedStatement>("/admin/bank-statements", { text });
  expect(lines.map(({ payout }) => payout?.id)).toEqual([id]);
});
