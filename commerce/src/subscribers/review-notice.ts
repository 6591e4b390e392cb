import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { notifyOwner } from "../features/notices/notify-owner";
import { reviewReceived } from "../workflows/create-review";

const subject = z.object({ id: z.string() });

/** The bell of the admin tells of a review that waits. */
export default async function noticeReview({ event, container }: SubscriberArgs): Promise<void> {
  await notifyOwner(container, "review", subject.parse(event.data).id, {});
}

export const config: SubscriberConfig = { event: reviewReceived };
