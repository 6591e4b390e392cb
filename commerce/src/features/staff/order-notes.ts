import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { formLimits } from "@su-turrone/contract/limits";
import { requiredText } from "@su-turrone/contract/request-fields";
import { STAFF_MODULE } from "../../modules/staff";
import { savedVersions, type SavedVersion } from "./revision";

/** Body of `POST /admin/orders/:id/notes`. */
export const noteBody = z.strictObject({ text: requiredText(formLimits.note) });

export interface OrderNote extends SavedVersion {
  text: string;
}

/** The notes of the staff on an order, newest first; no buyer sees them. */
export async function readOrderNotes(container: MedusaContainer, orderId: string): Promise<OrderNote[]> {
  const notes = await container
    .resolve(STAFF_MODULE)
    .listOrderNotes({ order_id: orderId }, { take: null, order: { created_at: "DESC", id: "DESC" } });
  const versions = await savedVersions(container, notes);
  return versions.map((version, index) => ({ ...version, text: notes[index]?.text ?? "" }));
}

/** How long the same note of the same person counts as a form that was sent twice (ms). */
const repeatMs = 2 * 60_000;

/** Adds a note to an order; a form that is sent twice adds one. */
export async function addOrderNote(
  container: MedusaContainer,
  { orderId, text, actorId }: { orderId: string; text: string; actorId: string },
): Promise<void> {
  const staff = container.resolve(STAFF_MODULE);
  const note = { order_id: orderId, text, saved_by: actorId };
  const newest = { take: 1, order: { created_at: "DESC" } } as const;
  const [last] = await staff.listOrderNotes({ order_id: orderId }, newest);
  const isRepeat =
    last?.text === text && last.saved_by === actorId && Date.now() - last.created_at.getTime() < repeatMs;
  if (!isRepeat) await staff.createOrderNotes(note);
}
