import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  StepResponse,
  createWorkflow,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_DETAILS_MODULE } from "../modules/product-details";
import type { ProductDetailsData } from "../modules/product-details/product-details-types";
import { FOOD_LABELS_MODULE } from "../modules/food-labels";
import type { LabelData } from "../modules/food-labels/label-types";
import { refuseWorseLabel } from "../features/sellable/refuse-sale";
import { readIds } from "../platform/read-rows";

interface ProductRecords<Data> {
  read: (productId: string) => Promise<Data | null>;
  /** Null deletes the record. */
  write: (productId: string, data: Data | null) => Promise<void>;
}

export interface ProductRecord<Data> {
  product_id: string;
  data: Data;
}

/**
 * Creates a step that replaces a module's record of a product, and restores the previous one when a later step fails.
 * @param name name of the step
 * @param recordsIn resolves the module that stores the records
 * @throws NOT_FOUND for an unknown product
 */
export const productRecordStep = <Data>(
  name: string,
  recordsIn: (container: MedusaContainer) => ProductRecords<Data>,
) =>
  createStep(
    name,
    async ({ product_id, data }: ProductRecord<Data>, { container }) => {
      const [found] = await readIds(container, "product", { id: product_id });
      if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${product_id}`);
      const records = recordsIn(container);
      const before = await records.read(product_id);
      await records.write(product_id, data);
      return new StepResponse(undefined, { product_id, before });
    },
    async (undo: { product_id: string; before: Data | null } | undefined, { container }) => {
      if (undo) await recordsIn(container).write(undo.product_id, undo.before);
    },
  );

/** Emitted with `{product_id}` when the details of a product have changed. */
export const productDetailsSaved = "product-details.saved";

const writeDetailsStep = productRecordStep<ProductDetailsData>("write-product-details", (container) => {
  const details = container.resolve(PRODUCT_DETAILS_MODULE);
  return { read: (id) => details.detailsOf(id), write: (id, data) => details.writeDetails(id, data) };
});

/**
 * Writes brand, origin, unit price and alternative texts of a product, and emits an event. @throws NOT_FOUND for an
 * unknown product
 */
export const saveProductDetailsWorkflow = createWorkflow(
  "save-product-details",
  (input: ProductRecord<ProductDetailsData>) => {
    writeDetailsStep(input);
    emitEventStep(
      transform(input, ({ product_id }) => ({ eventName: productDetailsSaved, data: { product_id } })),
    );
    return new WorkflowResponse(input);
  },
);

/** Emitted with `{product_id}` when the food information of a product has changed. */
export const foodLabelSaved = "food_label.saved";

const writeLabelStep = productRecordStep<LabelData | null>("write-food-label", (container) => {
  const labels = container.resolve(FOOD_LABELS_MODULE);
  return { read: (id) => labels.labelOf(id), write: (id, label) => labels.writeLabel(id, label) };
});

const checkLabelStep = createStep(
  "check-food-label",
  async ({ product_id, data }: ProductRecord<LabelData | null>, { container }) => {
    await refuseWorseLabel(container, product_id, data);
    return new StepResponse(undefined);
  },
);

/**
 * Writes the food label of a product, or removes it when null, and emits an event.
 * @throws NOT_FOUND for an unknown product, NOT_ALLOWED in production when a product on sale would lose its complete
 * label
 */
export const saveFoodLabelWorkflow = createWorkflow(
  "save-food-label",
  (input: ProductRecord<LabelData | null>) => {
    checkLabelStep(input);
    writeLabelStep(input);
    emitEventStep(
      transform(input, ({ product_id }) => ({ eventName: foodLabelSaved, data: { product_id } })),
    );
    return new WorkflowResponse(input);
  },
);
