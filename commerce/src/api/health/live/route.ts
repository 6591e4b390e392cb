import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Whether the process answers at all; who gets no 200 here starts it again. */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  res.json({ status: "live" });
}
