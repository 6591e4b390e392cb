import { Module, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import type { ReviewSummary } from "@su-turrone/contract/reviews";
import { stars, type Stars } from "@su-turrone/contract/stars";
import { connectionOf } from "../../platform/transaction";
import { Review } from "./models/review";

/** Number of approved reviews of a product with a given rating. */
interface RatingCount {
  rating: number;
  count: number;
}

/** Summarises rating counts; the average is computed in integer hundredths, so that 4.125 becomes 4.13 and not 4.12. */
export function summaryOf(counts: readonly RatingCount[]): ReviewSummary {
  const distribution: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let count = 0;
  let sum = 0;
  for (const given of counts) {
    const rating = stars.find((one) => one === given.rating);
    if (!rating) continue;
    distribution[rating] += given.count;
    count += given.count;
    sum += rating * given.count;
  }
  const hundredths = count === 0 ? 0 : Math.floor((sum * 200 + count) / (2 * count));
  return { count, average: hundredths / 100, distribution };
}

const countRows = z.array(
  z.object({ product_id: z.string(), rating: z.coerce.number(), count: z.coerce.number() }),
);

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

export const REVIEWS_MODULE = "reviews";

export default Module(REVIEWS_MODULE, { service: ReviewsService });
