import {
  createProductsWorkflow,
  createProductVariantsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import { refuseUnsellable } from "../../features/sellable/refuse-sale";

const productsOf = (variants: readonly { product_id?: string | null }[]): string[] => [
  ...new Set(variants.flatMap(({ product_id: id }) => id ?? [])),
];

// every form, the batch editor and the import end in one of these four workflows
createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  await refuseUnsellable(
    container,
    products.map(({ id }) => id),
  );
});

updateProductsWorkflow.hooks.productsUpdated(async ({ products }, { container }) => {
  await refuseUnsellable(
    container,
    products.map(({ id }) => id),
  );
});

createProductVariantsWorkflow.hooks.productVariantsCreated(async ({ product_variants }, { container }) => {
  await refuseUnsellable(container, productsOf(product_variants));
});

updateProductVariantsWorkflow.hooks.productVariantsUpdated(async ({ product_variants }, { container }) => {
  await refuseUnsellable(container, productsOf(product_variants));
});
