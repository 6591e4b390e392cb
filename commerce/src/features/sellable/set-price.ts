import { updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { maxTypedCents, toEuros } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { priceJumps, type PriceJump } from "./price-jumps";
import { readWeights } from "./read-weights";

const cents = z.number().int().min(1).max(maxTypedCents);

/** Body of `POST /admin/products/:id/prices`. */
export const setPriceBody = z.strictObject({
  variant_id: z.string(),
  cents,
  /** Price as shown when the new one was typed; null without one. */
  instead_of_cents: cents.nullable(),
  /** Whether the owner has confirmed this price of this weight although it jumps. */
  confirmed: z.boolean(),
});

export type SetPriceBody = z.infer<typeof setPriceBody>;

/** Message to the owner when prices have to be confirmed on the product page. */
export function priceJumpText(jumps: readonly PriceJump[], language: Language): string {
  const t = textsOf("refusals", language).price;
  const list = jumps.map(({ title, cents: price, than, usual_cents: usual }) =>
    fill(t.jumps[than], { title, price: money(price, language), usual: money(usual, language) }),
  );
  return fill(t.refused, { list: list.join("; ") });
}

/**
 * Sets the price of a weight. Sending the same price again changes nothing.
 * @param language language of error messages
 * @throws NOT_FOUND; CONFLICT when the price differs from the one shown; NOT_ALLOWED for a jump that is not confirmed
 */
export async function setPrice(
  container: MedusaContainer,
  productId: string,
  { variant_id, cents: next, instead_of_cents: shown, confirmed }: SetPriceBody,
  language: Language,
): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(`prices:${productId}`, async () => {
    const weights = await readWeights(container, { product_id: [productId] });
    const weight = weights.find(({ id }) => id === variant_id);
    if (!weight) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Variant not found");
    const now = weight.cents || null;
    if (now === next) return;
    if (now !== shown) {
      const text = fill(textsOf("refusals", language).price.changed, { price: money(now ?? 0, language) });
      throw new MedusaError(MedusaError.Types.CONFLICT, text);
    }
    const jumps = priceJumps(
      weights.map((one) => ({
        title: one.title,
        grams: one.grams,
        now_cents: one.cents || null,
        next_cents: one === weight ? [next] : [],
      })),
    );
    if (jumps.length > 0 && !confirmed) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, priceJumpText(jumps, language));
    }
    const prices = [{ currency_code: currency, amount: toEuros(next) }];
    await updateProductVariantsWorkflow(container).run({
      input: { product_variants: [{ id: variant_id, prices }] },
    });
  });
}
