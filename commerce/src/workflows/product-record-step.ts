import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Where a module keeps one record a product. */
interface ProductRecords<Data> {
  read: (productId: string) => Promise<Data | null>;
  /** Null takes the record away. */
  write: (productId: string, data: Data | null) => Promise<void>;
}

/** The record a product shall have. */
export interface ProductRecord<Data> {
  product_id: string;
  data: Data;
}

/**
 * A step that replaces what a module keeps of a product, and brings the record before back when a later step fails.
 * @param name of the step
 * @param recordsIn where the module keeps them
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
