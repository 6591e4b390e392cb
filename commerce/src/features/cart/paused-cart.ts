import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { shopDay } from "@su-turrone/contract/time-zone";
import { heatPauseUntil, isWithin } from "@su-turrone/contract/pauses";
import { readSettings } from "../shop/settings";

const categoryRows = z.array(z.object({ mpath: z.string() }).nullish()).nullish();

/** Product fields read by `categoryIdsOf`. */
export const categoryFields = z.object({ categories: categoryRows });

/**
 * Ids of a product's categories and their ancestors; Medusa stores the path of each category as ids separated by dots.
 */
export const categoryIdsOf = ({ categories }: z.infer<typeof categoryFields>): string[] =>
  (categories ?? []).flatMap((category) => category?.mpath.split(".") ?? []);

const cartRow = z.object({
  shipping_address: z.object({ country_code: z.string().nullish() }).nullish(),
  items: z.array(z.object({ variant: z.object({ product: categoryFields.nullish() }).nullish() })),
});

/**
 * Whether some goods of a cart are not shipped to its country today because of the heat. Makes no query on days without
 * a pause.
 */
export async function isPausedCart(container: MedusaContainer, cartId: string, now: Date): Promise<boolean> {
  const today = shopDay(now);
  const pauses = (await readSettings(container)).pauses.filter((pause) => isWithin(pause, today));
  if (pauses.every(({ kind }) => kind !== "heat")) return false;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["shipping_address.country_code", "items.id", "items.variant.product.categories.mpath"],
    filters: { id: cartId },
  });
  const cart = cartRow.optional().parse(data[0]);
  const country = cart?.shipping_address?.country_code ?? "";
  return (cart?.items ?? []).some(({ variant }) => {
    const categoryIds = variant?.product ? categoryIdsOf(variant.product) : [];
    return heatPauseUntil(pauses, today, { categoryIds, country }) !== null;
  });
}
