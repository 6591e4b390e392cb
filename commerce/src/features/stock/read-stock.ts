import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import type { BackInStockService } from "../../modules/back-in-stock/service";
import type { Language } from "../../platform/languages";
import { variantNames } from "../catalogue/product-names";
import { readSettings } from "../shop/settings";
import { countedVariants, type CountedVariant } from "./counted-variants";
import type { StockAnswer, StockFilter } from "./stock-types";
import type { StockQuery } from "./validators";

/** Whether a weight belongs into what is shown; what is not counted never runs low. Pure. */
export function isShown(
  { available, not_editable: reason }: Pick<CountedVariant, "available" | "not_editable">,
  filter: StockFilter,
  few: number,
): boolean {
  if (filter === "all") return true;
  if (reason === "not_counted") return false;
  return filter === "low" ? available <= few : available <= 0;
}

/** One page of the weights with what can still be sold of each, in the owner's language, by SKU. */
export async function readStock(
  container: MedusaContainer,
  { q, show, limit, offset }: StockQuery,
  language: Language,
): Promise<StockAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const alerts: BackInStockService = container.resolve(BACK_IN_STOCK_MODULE);
  const { low_stock_packs: few } = await readSettings(container);
  const shown = (await countedVariants(knex)).filter((variant) => isShown(variant, show, few));
  const page = (all: readonly CountedVariant[]) => all.slice(offset, offset + limit);
  const wanted = q.toLowerCase();
  // names are known to Medusa only, in each language; without a search they are asked for one page
  const asked = wanted === "" ? page(shown) : shown;
  const names = await variantNames(
    container,
    language,
    asked.map(({ id }) => id),
  );
  const says = ({ id, sku }: CountedVariant) => {
    const name = names.get(id);
    return `${name?.product ?? ""} ${name?.variant ?? ""} ${sku}`.toLowerCase().includes(wanted);
  };
  const found = wanted === "" ? shown : shown.filter(says);
  const waiting = new Map((await alerts.waitingByVariant()).map((one) => [one.variant_id, one.waiting]));
  const stock = page(found).map(({ id, level: _, ...counted }) => ({
    ...counted,
    variant_id: id,
    product: names.get(id)?.product ?? "",
    variant: names.get(id)?.variant ?? "",
    waiting: waiting.get(id) ?? 0,
    low: isShown(counted, "low", few),
  }));
  return { stock, count: found.length };
}
