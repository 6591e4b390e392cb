import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InviteWorkflowEvents } from "@medusajs/framework/utils";
import { mailInvitation } from "../features/mail/account-mails";

/** Whoever is invited into the admin gets the link to accept. */
export default async function mailInviteLink({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await mailInvitation(container, event.data.id);
}

export const config: SubscriberConfig = {
  event: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT],
};
