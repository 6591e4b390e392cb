import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPerson } from "../../../features/erasure/read-person";
import type { ErasureBody } from "../../../features/erasure/validators";

/** What the shop keeps of the person with an address, and what stands in the way of erasing: `{person}`. Nothing is changed. */
export async function POST(req: AuthenticatedMedusaRequest<ErasureBody>, res: MedusaResponse): Promise<void> {
  res.json({ person: await readPerson(req.scope, req.validatedBody.email, new Date()) });
}
