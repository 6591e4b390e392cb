import { z } from "@medusajs/framework/zod";
import { parsedQuery } from "../../../platform/list-query";
import { INVOICES_MODULE, type DocumentFilter } from "../../../modules/invoices";
import { nextDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { answerWithPage } from "../../../platform/with-body";

const filterQuery = z.object({
  order_id: z.string().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** Parses the filter of a request; `from` and `to` are dates in Europe/Rome, both inclusive. @throws INVALID_DATA */
function filterOf(query: unknown): DocumentFilter {
  const message = "from and to must be dates like 2026-11-23";
  const { order_id, from, to } = parsedQuery(filterQuery, query, message);
  return {
    orderId: order_id,
    issuedFrom: from === undefined ? undefined : startOfShopDay(from),
    issuedBefore: to === undefined ? undefined : startOfShopDay(nextDay(to)),
  };
}

/**
 * Invoices and credit notes, newest first: `?order_id&from&to` returns `{documents, count, limit, offset}`.
 * @throws INVALID_DATA
 */
export const GET = answerWithPage(async (req, { take, skip }) => {
  const service = req.scope.resolve(INVOICES_MODULE);
  const [rows, count] = await service.page(filterOf(req.query), take, skip);
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
  return { documents, count };
});
