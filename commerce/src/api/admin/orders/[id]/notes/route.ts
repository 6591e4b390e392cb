import { addOrderNote, noteBody, readOrderNotes } from "../../../../../features/staff/order-notes";
import { answerWith, withAdminBody } from "../../../../../platform/with-body";
import { existingOrder } from "../../../../guards/require-existing";

/** The notes of the staff on an order, newest first: `{notes}`. */
export const GET = answerWith(async (req) => ({
  notes: await readOrderNotes(req.scope, req.params["id"] ?? ""),
}));

/** Adds a note to an order: 201 `{notes}`. @throws NOT_FOUND */
export const POST = withAdminBody(noteBody, async (req, res) => {
  const { id } = await existingOrder(req);
  const note = { orderId: id, actorId: req.auth_context.actor_id, ...req.validatedBody };
  await addOrderNote(req.scope, note);
  res.status(201).json({ notes: await readOrderNotes(req.scope, id) });
});
