/* What may exist from before Medusa's routes for it were closed. */
import { asOwner, runWorkflow } from "./owner";

/** A percentage off all goods, for `application_method`. */
export const percentOff = (value: number) =>
  ({
    type: "percentage",
    target_type: "items",
    allocation: "across",
    value,
    currency_code: "eur",
  }) as const;

const idOf = async (path: string, list: string): Promise<string> => {
  const [created] = (await asOwner<Record<string, { id: string }[]>>(path))[list] ?? [];
  if (!created) throw new Error(`${path} is empty`);
  return created.id;
};

/** Creates a promotion that the page "Promo codes" might not offer. @returns its id */
export async function createPromotion(
  promotion: Readonly<Record<string, unknown>> & { code: string },
): Promise<string> {
  const standard = { type: "standard", status: "active", is_automatic: false, is_tax_inclusive: true };
  await runWorkflow("create-promotions", { promotionsData: [{ ...standard, ...promotion }] });
  return idOf(`/admin/promotions?code=${encodeURIComponent(promotion.code)}`, "promotions");
}

/** Creates a price list. @returns its id */
export async function createPriceList(
  list: Readonly<Record<string, unknown>> & { title: string },
): Promise<string> {
  await runWorkflow("create-price-lists", { price_lists_data: [list] });
  return idOf(`/admin/price-lists?q=${encodeURIComponent(list.title)}`, "price_lists");
}
