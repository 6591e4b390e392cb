import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopDay } from "@su-turrone/contract/time-zone";
import { env } from "../../platform/env";
import { notifyOwner } from "../notices/notify-owner";
import { hasStripe, stripe } from "../ordering/payments/stripe";
import { checkInvariants, type CheckedInvariant } from "./check-invariants";

/** What the owner is told about violated rules: the subject of the notice, and its values. */
export function noticeOf(violated: readonly CheckedInvariant[], now: Date) {
  const day = shopDay(now);
  const names = violated.map(({ name }) => name).join(", ");
  const reason = violated
    .map(({ promise, broken: lines }) => `Broken: ${promise}. ${lines.join(". ")}.`)
    .join(" ");
  return { about: `${day}: ${names}`, values: { day, reason } };
}

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
  const { about, values } = noticeOf(broken, now);
  await notifyOwner(container, "books", about, values);
  throw new Error(`Broken: ${about}`);
}
