import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { connectionOf } from "../../platform/transaction";
import { Review } from "./models/review";
import type { ReviewSummary } from "@su-turrone/contract/reviews";
import { summaryOf } from "./summary";

const countRows = z.array(
  z.object({ product_id: z.string(), rating: z.coerce.number(), count: z.coerce.number() }),
);

/** Product reviews by buyers. */
export class ReviewsService extends MedusaService({ Review }) {
  /** Summary of the approved reviews of each product; counted in the database, however many there are. */
  @InjectManager()
  async summariesOf(
    productIds: readonly string[],
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<Map<string, ReviewSummary>> {
    const rows = countRows.parse(
      await connectionOf(context)("review")
        .select("product_id", "rating")
        .count("* as count")
        .whereIn("product_id", [...productIds])
        .where("status", "approved")
        .whereNull("deleted_at")
        .groupBy("product_id", "rating"),
    );
    return new Map(
      productIds.map((id) => [id, summaryOf(rows.filter(({ product_id }) => product_id === id))]),
    );
  }
}
