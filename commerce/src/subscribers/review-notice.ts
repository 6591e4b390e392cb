import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { notifyOwner } from "../features/notices/notify-owner";
import { reviewReceived } from "../workflows/reviews";

const subject = z.object({ id: z.string() });

/** Adds a notice to the admin's bell for a review that awaits moderation. */
export default async function noticeReview({ event, container }: SubscriberArgs): Promise<void> {
  await notifyOwner(container, "review", subject.parse(event.data).id, {});
}

export const config: SubscriberConfig = { event: reviewReceived };
