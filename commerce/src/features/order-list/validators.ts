import { z } from "@medusajs/framework/zod";
import { orderFilters } from "./order-list-types";

/** Query of `GET /admin/order-list`. */
export const orderListQuery = z.object({
  /** Order number, transfer reference or tracking number; or part of a name, city or e-mail address; "" for all. */
  q: z.string().trim().max(100).default(""),
  show: z.enum(orderFilters).default("all"),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Filter and pagination of the order list. */
export type OrderListQuery = z.infer<typeof orderListQuery>;
