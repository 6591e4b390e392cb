import {
  defineSearchIndex,
  graphConsume,
  graphSeed,
  ProductCategoryWorkflowEvents,
  ProductTagWorkflowEvents,
  ProductVariantWorkflowEvents,
  ProductWorkflowEvents,
  QueryContext,
  TranslationWorkflowEvents,
} from "@medusajs/framework/utils";
import { affectedProductIds } from "../features/catalogue/affected-products";
import { productDocument, sourceFields, toDocuments } from "../features/catalogue/search-document";
import { currency } from "../platform/currency";

const source = {
  fields: [...sourceFields],
  context: { variants: { calculated_price: QueryContext({ currency_code: currency }) } },
  transform: toDocuments,
};

/**
 * Search index of the shop: one document per product, kept up to date by Medusa's Search Module from the events of all
 * entities the document is built from. Stock and running sales are not indexed: they change with each order and over
 * time, and are read when a list is requested.
 */
export default defineSearchIndex({
  name: "product",
  entity: "product",
  fields: productDocument,
  events: [
    ...Object.values(ProductWorkflowEvents),
    ...Object.values(ProductVariantWorkflowEvents),
    ...Object.values(ProductCategoryWorkflowEvents),
    ...Object.values(ProductTagWorkflowEvents),
    ...Object.values(TranslationWorkflowEvents),
    "food_label.saved",
  ],
  seed: graphSeed(source),
  consume: graphConsume({
    ...source,
    resolve_ids: affectedProductIds,
    is_delete: ({ name }) => name === ProductWorkflowEvents.DELETED,
  }),
});
