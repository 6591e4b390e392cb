import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { FoodLabelsService } from "../../modules/food-labels/service";
import { createNewProductWorkflow } from "../../workflows/create-new-product";
import { env } from "../../platform/env";
import { labelProblem } from "../on-sale/sale-problems";
import { readSettings } from "../shop/settings";
import type { MissingThing, NewProduct } from "./new-product-types";
import { planProduct, type ProductSurroundings } from "./plan-product";
import { whatIsMissing } from "./missing-tables";

/** What became of a new product: its id, or why it was not made. */
export type NewProductResult =
  { id: string } | { refused: "incomplete"; missing: MissingThing[] } | { refused: "code_taken" };

const stores = z.array(
  z.object({ default_sales_channel_id: z.string(), default_location_id: z.string().nullable() }),
);
const ids = z.array(z.object({ id: z.string() }));

/** Where a new product is sold, packed and kept: the shop's one channel, profile and place. @throws Error where one is missing */
async function surroundings(
  container: MedusaContainer,
  labelOf: string | null,
): Promise<ProductSurroundings> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const labels: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
  const fields = ["default_sales_channel_id", "default_location_id"];
  const [store] = stores.parse((await query.graph({ entity: "store", fields })).data);
  const profiles = await query.graph({
    entity: "shipping_profile",
    fields: ["id"],
    filters: { type: "default" },
  });
  const places = await query.graph({ entity: "stock_location", fields: ["id"] });
  const [profile] = ids.parse(profiles.data);
  const location = store?.default_location_id ?? ids.parse(places.data)[0]?.id;
  if (!store || !profile || !location) throw new Error("The shop has no channel, profile or place for goods");
  return {
    sales_channel_id: store.default_sales_channel_id,
    shipping_profile_id: profile.id,
    location_id: location,
    brand: (await readSettings(container)).company_name,
    label: labelOf === null ? null : await labels.labelOf(labelOf),
  };
}

/** Whether another product has SKUs of these three letters. */
async function isTaken(container: MedusaContainer, code: string): Promise<boolean> {
  const sku = { $like: `ST-${code}-%` };
  return (await container.resolve(Modules.PRODUCT).listProductVariants({ sku }, { take: 1 })).length > 0;
}

/** What a product lacks to be put on sale; the real shop takes no food label of made-up values either. */
function missingOf(given: NewProduct, { label }: ProductSurroundings): MissingThing[] {
  const missing = whatIsMissing(given);
  const refused = env().SHOP_MODE === "production" && labelProblem(given.label ?? label) !== null;
  return refused && !missing.includes("label") ? [...missing, "label"] : missing;
}

/**
 * Makes a new product, or finds the one that the same form has made already. Under a lock, so that a form sent twice at once makes one.
 * @throws INVALID_DATA for an address that another product has
 */
export async function createProduct(
  container: MedusaContainer,
  given: NewProduct,
): Promise<NewProductResult> {
  return container.resolve(Modules.LOCKING).execute("new-product", async () => {
    const products = container.resolve(Modules.PRODUCT);
    const [made] = await products.listProducts({ external_id: given.request_id }, { take: 1 });
    if (made) return { id: made.id };
    const around = await surroundings(container, given.label_of);
    const missing = given.publish ? missingOf(given, around) : [];
    if (missing.length > 0) return { refused: "incomplete", missing };
    if (await isTaken(container, given.code)) return { refused: "code_taken" };
    const { result } = await createNewProductWorkflow(container).run({ input: planProduct(given, around) });
    return result;
  });
}
