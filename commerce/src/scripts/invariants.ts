import { knex } from "@medusajs/framework/mikro-orm/knex";
import { checkInvariants, reportOf } from "../features/invariants/check-invariants";
import { stripeOptions } from "../features/ordering/payments/stripe";
import { stripeClient } from "../modules/payment-stripe/client";
import { env } from "../platform/env";

/**
 * Entry point of `npm run invariants`: prints whether each rule holds; works whether the shop is running or stopped. Its
 * database connection is read-only. Exit code 0 when all rules hold, 1 when one is violated, 2 when they could not be
 * checked.
 */
async function main(): Promise<number> {
  const settings = env();
  const stripe = stripeOptions(settings);
  const database = knex({
    client: "pg",
    connection: { connectionString: settings.DATABASE_URL, options: "-c default_transaction_read_only=on" },
    pool: { min: 0, max: 1 },
  });
  try {
    const checked = await checkInvariants({
      knex: database,
      stripe: stripe && stripeClient(stripe),
      shopUrl: settings.STOREFRONT_URL,
      now: new Date(),
      transferDays: settings.BANK_TRANSFER_DAYS,
    });
    const broken = checked.filter(({ broken: lines }) => lines.length > 0).length;
    const sum = `${checked.length - broken} of ${checked.length} rules hold`;
    process.stdout.write(`${[...reportOf(checked), "", sum].join("\n")}\n`);
    return broken === 0 ? 0 : 1;
  } finally {
    await database.destroy();
  }
}

void main()
  .catch((error: unknown) => {
    process.stderr.write(`The books could not be checked: ${String(error)}\n`);
    return 2;
  })
  .then((code) => process.exit(code));
