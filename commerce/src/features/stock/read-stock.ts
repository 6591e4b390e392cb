import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import type { BackInStockService } from "../../modules/back-in-stock/service";
import type { Language } from "../../platform/languages";
import { variantNames } from "../catalogue/product-names";
import { readSettings } from "../shop/settings";
import { stockManagedVariants, type StockManagedVariant } from "./stock-managed-variants";
import { findStock } from "./find-stock";
import type { StockAnswer } from "./stock-types";
import type { StockQuery } from "./validators";

/** Whether the available packs of a variant are at or below the owner's threshold; never for unmanaged stock. Pure. */
export const isLow = (
  { available, not_editable: reason }: Pick<StockManagedVariant, "available" | "not_editable">,
  lowStockThreshold: number,
): boolean => reason !== "not_counted" && available <= lowStockThreshold;

/** One page of the variants with available stock, in the owner's language, sorted by SKU. */
export async function readStock(
  container: MedusaContainer,
  query: StockQuery,
  language: Language,
): Promise<StockAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const alerts: BackInStockService = container.resolve(BACK_IN_STOCK_MODULE);
  const { low_stock_packs: lowStockThreshold } = await readSettings(container);
  const { ids, count } = await findStock(knex, query, { lowStockThreshold, language });
  const [variants, names, awaited] = await Promise.all([
    stockManagedVariants(knex, ids),
    variantNames(container, language, ids),
    alerts.waitingByVariant(ids),
  ]);
  const waiting = new Map(awaited.map((one) => [one.variant_id, one.waiting]));
  const stock = variants.map(({ id, level: _, ...variant }) => ({
    ...variant,
    variant_id: id,
    product: names.get(id)?.product ?? "",
    variant: names.get(id)?.variant ?? "",
    waiting: waiting.get(id) ?? 0,
    low: isLow(variant, lowStockThreshold),
  }));
  return { stock, count };
}
