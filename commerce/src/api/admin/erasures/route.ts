import { MedusaError, Modules } from "@medusajs/framework/utils";
import { erasureBody, isRefused, personRevision, readPerson } from "../../../features/erasure/read-person";
import { ERASURES_MODULE } from "../../../modules/erasures";
import { keptData } from "../../../features/privacy/retention";
import { isStale } from "../../../features/staff/revision";
import { adminLanguage, refusalsFor } from "../../../platform/admin-language";
import { env } from "../../../platform/env";
import { erasePersonWorkflow } from "../../../features/erasure/erase-person";
import { answerWithPage, withAdminBody } from "../../../platform/with-body";

/**
 * The completed erasures, newest first: `{erasures, count, limit, offset, kept}`. They contain nothing that identifies
 * a person. `kept` says how long each kind of data is kept.
 */
export const GET = answerWithPage(async (req, page) => {
  const service = req.scope.resolve(ERASURES_MODULE);
  const [erasures, count] = await service.listAndCountErasures(
    {},
    { ...page, order: { created_at: "DESC", id: "DESC" } },
  );
  const rows = erasures.map(({ id, erased_by, order_count, created_at: at }) => ({
    id,
    erased_by,
    order_count,
    at: at.toISOString(),
  }));
  return { erasures: rows, count, kept: keptData(env().CART_DAYS) };
});

/**
 * Erases the data of the person with an e-mail address: `{order_count, row_count}`, both 0 when there is none. @throws
 * NOT_ALLOWED while something is open, CONFLICT if the preview (`If-Match`) showed other data
 */
export const POST = withAdminBody(erasureBody, async (req, res) => {
  const { email } = req.validatedBody;
  // of two concurrent requests, the second finds nothing any more
  const erased = await req.scope.resolve(Modules.LOCKING).execute(`erasure:${email}`, async () => {
    const person = await readPerson(req.scope, email, new Date());
    if (isRefused(person)) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).erasure.refused);
    }
    if (isStale(req.get("if-match"), personRevision(person))) {
      throw new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).erasure.changed);
    }
    const input = {
      email,
      checked_orders: person.order_ids,
      erased_by: req.auth_context.actor_id,
      language: adminLanguage(req),
    };
    const { result } = await erasePersonWorkflow(req.scope).run({ input });
    return result;
  });
  res.json(erased);
});
