import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Access to a module's one record per product. */
interface ProductRecords<Data> {
  read: (productId: string) => Promise<Data | null>;
  /** Null deletes the record. */
  write: (productId: string, data: Data | null) => Promise<void>;
}

/** The new record of a product. */
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
      const query = container.resolve(ContainerRegistrationKeys.QUERY);
      const found = await query.graph({ entity: "product", fields: ["id"], filters: { id: product_id } });
      if (found.data.length === 0) {
        throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${product_id}`);
      }
      const records = recordsIn(container);
      const before = await records.read(product_id);
      await records.write(product_id, data);
      return new StepResponse(undefined, { product_id, before });
    },
    async (undo: { product_id: string; before: Data | null } | undefined, { container }) => {
      if (undo) await recordsIn(container).write(undo.product_id, undo.before);
    },
  );
