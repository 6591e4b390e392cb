import { erasureBody, readPerson } from "../../../features/erasure/read-person";
import { withAdminBody } from "../../../platform/with-body";

/**
 * The data the shop stores about the person with an e-mail address, and what prevents its erasure: `{person}`. Nothing
 * is changed.
 */
export const POST = withAdminBody(erasureBody, async (req, res) => {
  res.json({ person: await readPerson(req.scope, req.validatedBody.email, new Date()) });
});
