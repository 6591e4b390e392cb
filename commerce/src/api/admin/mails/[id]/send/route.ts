import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { resendMail } from "../../../../../features/mail/mail-context";

/** Resends a mail, whether it was sent, given up or is still queued: 202 `{mail: {id}}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  await resendMail(req.scope, id);
  res.status(202).json({ mail: { id } });
}
