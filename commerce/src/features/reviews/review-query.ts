import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const maxIds = 200;

const ids = z.array(z.string().min(1)).min(1).max(maxIds);

/** Parses `?product_id=a&product_id=b`. @throws INVALID_DATA for none or too many */
export function productIdsOf(query: Readonly<Record<string, unknown>>): string[] {
  const parsed = ids.safeParse([query["product_id"] ?? []].flat());
  if (parsed.success) return [...new Set(parsed.data)];
  throw new MedusaError(MedusaError.Types.INVALID_DATA, `product_id must be given 1 to ${maxIds} times`);
}
