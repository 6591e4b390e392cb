import {
  createPriceListsWorkflow,
  deletePriceListsWorkflow,
  updatePriceListsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  MedusaError,
  Modules,
  PriceListStatus,
  PriceListType,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { maxTypedCents, toCents, toEuros } from "@su-turrone/contract/money";
import { endOfShopDay, shopDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { currency } from "../../platform/currency";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { priceJumps } from "../sellable/price-jumps";
import { readWeights } from "../sellable/read-weights";
import type { Reduction } from "./reduction-types";

const day = z.iso.date();

/** Body of `POST /admin/products/:id/reductions`. */
export const reductionBody = z.strictObject({
  variant_id: z.string(),
  cents: z.number().int().min(1).max(maxTypedCents),
  /** First and last day, by the shop's clock. */
  from: day,
  until: day,
  /** Whether the owner has confirmed a price of less than half. */
  confirmed: z.boolean(),
});

export type ReductionBody = z.infer<typeof reductionBody>;

const rows = z.array(
  z.object({
    id: z.string(),
    variant_id: z.string(),
    amount: z.coerce.number(),
    starts_at: z.coerce.date(),
    ends_at: z.coerce.date(),
  }),
);

/** The reductions of a product that run or are to come, the next first. */
export async function readReductions(container: MedusaContainer, productId: string): Promise<Reduction[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const found: unknown = await knex("price_list as list")
    .join("price", "price.price_list_id", "list.id")
    .join("product_variant_price_set as link", "link.price_set_id", "price.price_set_id")
    .join("product_variant as variant", "variant.id", "link.variant_id")
    .where({ "list.type": PriceListType.SALE, "list.status": PriceListStatus.ACTIVE })
    .where("variant.product_id", productId)
    .whereNotNull("list.starts_at")
    .where("list.ends_at", ">", new Date())
    .whereNull("list.deleted_at")
    .whereNull("price.deleted_at")
    .whereNull("link.deleted_at")
    .select("list.id", "list.starts_at", "list.ends_at", "price.amount", "link.variant_id")
    .orderBy(["list.starts_at", "list.id"]);
  return rows.parse(found).map(({ id, variant_id, amount, starts_at: from, ends_at: until }) => ({
    id,
    variant_id,
    cents: toCents(amount),
    from: from.toISOString(),
    until: until.toISOString(),
  }));
}

/** Serialises changes to the prices of a product. */
const withPriceLock = <T>(
  container: MedusaContainer,
  productId: string,
  work: () => Promise<T>,
): Promise<T> => container.resolve(Modules.LOCKING).execute(`prices:${productId}`, work);

/**
 * Reduces the price of a weight for some days: a price list of Medusa's, which begins and ends by itself. Sending the
 * same again changes nothing.
 * @param language language of error messages
 * @throws NOT_FOUND; INVALID_DATA for other days or a price that is not lower; NOT_ALLOWED for less than half of the
 * price that is not confirmed; CONFLICT with another reduction of the weight
 */
export async function reducePrice(
  container: MedusaContainer,
  productId: string,
  { variant_id, cents, from, until, confirmed }: ReductionBody,
  language: Language,
): Promise<void> {
  const t = textsOf("refusals", language).reduction;
  const { INVALID_DATA, NOT_ALLOWED, NOT_FOUND, CONFLICT } = MedusaError.Types;
  const [start, end] = [startOfShopDay(from), endOfShopDay(until)];
  if (until < from || from < shopDay(new Date())) throw new MedusaError(INVALID_DATA, t.days);
  await withPriceLock(container, productId, async () => {
    const weight = (await readWeights(container, { product_id: [productId] })).find(
      ({ id }) => id === variant_id,
    );
    if (!weight?.cents) throw new MedusaError(NOT_FOUND, "Variant not found");
    if (cents >= weight.cents) throw new MedusaError(INVALID_DATA, t.not_lower);
    const [jump] = priceJumps([{ ...weight, now_cents: weight.cents, next_cents: [cents] }]);
    if (jump && !confirmed) throw new MedusaError(NOT_ALLOWED, t.half);
    const [other] = (await readReductions(container, productId)).filter(
      (one) => one.variant_id === variant_id && new Date(one.from) <= end && start <= new Date(one.until),
    );
    const isSame =
      other?.cents === cents && other.from === start.toISOString() && other.until === end.toISOString();
    if (isSame) return;
    if (other) throw new MedusaError(CONFLICT, t.overlap);
    await createPriceListsWorkflow(container).run({
      input: {
        price_lists_data: [
          {
            title: `${weight.title}, ${from}`,
            // of the type "sale", which is Medusa's default
            description: `${from} – ${until}`,
            status: PriceListStatus.ACTIVE,
            starts_at: start.toISOString(),
            ends_at: end.toISOString(),
            prices: [{ variant_id, currency_code: currency, amount: toEuros(cents) }],
          },
        ],
      },
    });
  });
}

/** Ends a reduction now, or removes one that has not begun; one that is over is left as it is. */
export const endReduction = (container: MedusaContainer, productId: string, listId: string): Promise<void> =>
  withPriceLock(container, productId, async () => {
    const reduction = (await readReductions(container, productId)).find(({ id }) => id === listId);
    if (!reduction) return;
    const now = new Date();
    if (new Date(reduction.from) > now)
      await deletePriceListsWorkflow(container).run({ input: { ids: [listId] } });
    else
      await updatePriceListsWorkflow(container).run({
        input: { price_lists_data: [{ id: listId, ends_at: now.toISOString() }] },
      });
  });
