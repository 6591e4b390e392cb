import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { bookLine } from "../../../features/bank-statements/book-line";
import type { BookingBody } from "../../../features/bank-statements/validators";
import { adminLanguage } from "../../../platform/admin-language";

/** Books a bank statement line to an order: `{booked: Booked}`. @throws CONFLICT, NOT_ALLOWED, INVALID_DATA */
export async function POST(req: AuthenticatedMedusaRequest<BookingBody>, res: MedusaResponse): Promise<void> {
  const booked_by = req.auth_context.actor_id;
  const booked = await bookLine(req.scope, { ...req.validatedBody, booked_by }, adminLanguage(req));
  res.json({ booked });
}
