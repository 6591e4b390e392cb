import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { vatIdParts } from "@su-turrone/contract/vat-id";
import { BUYER_REQUESTS_MODULE } from "../../../modules/buyer-requests";
import type { ViesAnswer } from "../../../modules/buyer-requests/models/buyer-request";
import { env } from "../../../platform/env";
import { dayMs } from "@su-turrone/contract/time-zone";

/** Timeout of one question in ms: events that come after that of the order wait for it. */
const timeoutMs = 5_000;

/** How long after the order an unanswered question is repeated, in ms; outages of a member state take hours. */
const repeatForMs = 3 * dayMs;

/** Questions of one run of the job: even if each times out, it ends within minutes. */
const maxQuestions = 50;

/** Prefixes never asked about: the shop's own country, and Great Britain, which VIES does not know. */
const notAsked = ["IT", "GB"];

/** VIES reports an outage like an unknown number, with status 200 and `isValid: false`; `userError` tells them apart. */
const aboutNumber = z.union([
  z.object({ isValid: z.literal(true), userError: z.literal("VALID") }),
  z.object({ isValid: z.literal(false), userError: z.literal("INVALID") }),
]);

/** Whether VIES confirms the number; null if its answer is not about the number, which could not be asked then. */
export const readViesAnswer = (body: unknown): boolean | null =>
  aboutNumber.safeParse(body).data?.isValid ?? null;

/**
 * Path of a number in VIES' REST service; null for a number it is not asked about.
 * @param country of the billing address, for a number without country prefix
 */
export function viesPath(vatId: string, country: string): string | null {
  const { prefix, number } = vatIdParts(vatId, country);
  return notAsked.includes(prefix) ? null : `/ms/${prefix}/vat/${encodeURIComponent(number)}`;
}

async function ask(url: string, path: string): Promise<boolean | null> {
  try {
    const answer = await fetch(url.replace(/\/$/, "") + path, { signal: AbortSignal.timeout(timeoutMs) });
    return readViesAnswer(await answer.json());
  } catch {
    // unreachable, too slow or not JSON: asked again later
    return null;
  }
}

const earliestAsked = (now: Date): Date => new Date(now.getTime() - repeatForMs);

/** VAT numbers of placed orders, with the answer so far. */
const numbers = (knex: Knex) =>
  knex("order as placed")
    .join("order_cart as made", "made.order_id", "placed.id")
    .join("buyer_request as asked", "asked.cart_id", "made.cart_id")
    .leftJoin("order_address as payer", "payer.id", "placed.billing_address_id")
    .whereNull("placed.deleted_at")
    .whereNull("made.deleted_at")
    .whereNull("asked.deleted_at")
    .whereRaw("asked.invoice ->> 'vat_id' <> ''")
    .select("asked.id", "asked.vies", {
      placed_at: "placed.created_at",
      vat_id: knex.raw("asked.invoice ->> 'vat_id'"),
      country: knex.raw("coalesce(payer.country_code, '')"),
    });

const numberRow = z.object({
  id: z.string(),
  vat_id: z.string(),
  country: z.string(),
  placed_at: z.coerce.date(),
  vies: (z.object({ confirmed: z.boolean(), at: z.string() }) satisfies z.ZodType<ViesAnswer>).nullable(),
});

const numberRows = z.array(numberRow);

/**
 * Asks VIES about the unanswered numbers of the last days and stores its answers; does nothing without VIES_URL.
 * @param orderId the only order to ask for
 */
export async function askVies(container: MedusaContainer, orderId?: string): Promise<void> {
  const { VIES_URL: url } = env();
  if (!url) return;
  const unanswered = numbers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
    .whereNull("asked.vies")
    .where("placed.created_at", ">=", earliestAsked(new Date()))
    .orderBy("placed.created_at", "desc")
    .limit(maxQuestions);
  if (orderId !== undefined) void unanswered.where("placed.id", orderId);
  for (const { id, vat_id: vatId, country } of numberRows.parse(await unanswered)) {
    const path = viesPath(vatId, country);
    const confirmed = path === null ? null : await ask(url, path);
    if (confirmed === null) continue;
    const vies: ViesAnswer = { confirmed, at: new Date().toISOString() };
    await container.resolve(BUYER_REQUESTS_MODULE).updateBuyerRequests([{ id, vies }]);
  }
}

/** VIES' answer about a number: "open" while it is asked, "unanswered" after that; null if it is never asked. */
export type ViesState = ViesAnswer | "open" | "unanswered" | null;

/** What the owner is told of a number. Pure. @param asks whether VIES is asked at all */
export function viesStateOf(
  { vat_id: vatId, country, placed_at, vies }: Omit<z.infer<typeof numberRow>, "id">,
  asks: boolean,
  now: Date,
): ViesState {
  if (viesPath(vatId, country) === null) return null;
  if (vies || !asks) return vies;
  return placed_at < earliestAsked(now) ? "unanswered" : "open";
}

export async function readVies(container: MedusaContainer, orderId: string): Promise<ViesState> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [row] = numberRows.parse(await numbers(knex).where("placed.id", orderId));
  return row ? viesStateOf(row, Boolean(env().VIES_URL), new Date()) : null;
}
