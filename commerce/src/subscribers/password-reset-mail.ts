import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { AuthWorkflowEvents } from "@medusajs/framework/utils";
import { mailPasswordReset, type PasswordReset } from "../features/mail/account-mails";

/** Whoever has forgotten the password of the admin gets a link to set a new one. */
export default async function mailResetLink({
  event,
  container,
}: SubscriberArgs<PasswordReset>): Promise<void> {
  await mailPasswordReset(container, event.data);
}

export const config: SubscriberConfig = { event: AuthWorkflowEvents.PASSWORD_RESET };
