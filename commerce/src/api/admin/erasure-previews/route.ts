import { erasureBody, personRevision, readPerson } from "../../../features/erasure/read-person";
import { withAdminBody } from "../../../platform/with-body";

/**
 * The data the shop stores about the person with an e-mail address, and what prevents its erasure: `{person, revision}`.
 * The erasure sends the revision back. Nothing is changed.
 */
export const POST = withAdminBody(erasureBody, async (req, res) => {
  const person = await readPerson(req.scope, req.validatedBody.email, new Date());
  res.json({ person, revision: personRevision(person) });
});
