import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { exportPerson } from "../../../features/erasure/export-person";
import { erasureBody } from "../../../features/erasure/read-person";
import { withAdminBody } from "../../../platform/with-body";

/** Everything stored about the person with an e-mail address, to hand over on request: a `PersonExport`. */
export const POST = withAdminBody(erasureBody, async (req, res) => {
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  res.json(await exportPerson(knex, req.validatedBody.email));
});
