import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../features/content/entry-query";
import { INVOICES_MODULE } from "../../../modules/invoices";
import type { InvoicesService } from "../../../modules/invoices/service";

/** Invoices and credit notes, the newest first: `?order_id` gives `{documents, count, limit, offset}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const orderId = req.query["order_id"];
  const service: InvoicesService = req.scope.resolve(INVOICES_MODULE);
  const [rows, count] = await service.page(typeof orderId === "string" ? orderId : null, limit, offset);
  const documents = rows.map(({ id, kind, label, order_id, issued_at, snapshot }) => ({
    id,
    kind,
    label,
    order_id,
    order_number: snapshot.order_number,
    issued_at: issued_at.toISOString(),
    buyer: snapshot.buyer.name,
    total_cents: snapshot.total_cents,
    invoice_requested: snapshot.request !== null,
  }));
  res.json({ documents, count, limit, offset });
}
