import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { issueDocumentsWorkflow } from "../workflows/issue-documents";

/** How far back it looks: an event that was lost is made up for long before. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

const rows = z.array(
  z.object({ payment_collection: z.object({ order: z.object({ id: z.string() }).nullish() }).nullish() }),
);

/** A net below the events: issues what orders with recent payments or refunds are still due. */
export default async function issueMissingDocuments(container: MedusaContainer): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { data } = await query.graph({
    entity: "payment",
    fields: ["id", "payment_collection.order.id"],
    filters: { captured_at: { $ne: null }, updated_at: { $gte: new Date(Date.now() - lookBackMs) } },
  });
  const ids = rows.parse(data).flatMap((row) => row.payment_collection?.order?.id ?? []);
  for (const order_id of new Set(ids)) {
    try {
      await issueDocumentsWorkflow(container).run({ input: { order_id } });
    } catch (error) {
      logger.error(
        `The documents of order ${order_id} could not be issued`,
        error instanceof Error ? error : undefined,
      );
    }
  }
}

export const config = { name: "issue-missing-documents", schedule: "*/15 * * * *" };
