import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPerson } from "../../../features/erasure/read-person";
import type { ErasureBody } from "../../../features/erasure/validators";

/**
 * The data the shop stores about the person with an e-mail address, and what prevents its erasure: `{person}`. Nothing
 * is changed.
 */
export async function POST(req: AuthenticatedMedusaRequest<ErasureBody>, res: MedusaResponse): Promise<void> {
  res.json({ person: await readPerson(req.scope, req.validatedBody.email, new Date()) });
}
