import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "../../platform/env";
import { notifyOwner } from "../notices/notify-owner";
import { hasStripe, stripe } from "../ordering/payments/stripe";
import { checkInvariants } from "./check-invariants";

/**
 * Checks the shop's books and notifies the owner of violations: once a day, and again on the same day if other rules
 * are violated.
 * @throws Error naming the violated rules, so that the run counts as failed
 */
export async function runNightlyCheck(container: MedusaContainer): Promise<void> {
  const now = new Date();
  const checked = await checkInvariants({
    knex: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    stripe: hasStripe() ? stripe() : null,
    shopUrl: env().STOREFRONT_URL,
    now,
    transferDays: env().BANK_TRANSFER_DAYS,
  });
  const broken = checked.filter(({ broken: lines }) => lines.length > 0);
  if (broken.length === 0) return;
  const day = now.toISOString().slice(0, 10);
  const text = broken
    .map(({ promise, broken: lines }) => `Broken: ${promise}. ${lines.join(". ")}.`)
    .join(" ");
  const names = broken.map(({ name }) => name).join(", ");
  await notifyOwner(container, "books", `${day}: ${names}`, { day, reason: text });
  throw new Error(`Broken: ${names}`);
}
