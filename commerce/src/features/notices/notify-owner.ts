import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { fill, textsOf, type Texts } from "../../texts";
import { ownerLanguage } from "../mail/mail-context";

export type NoticeKind = keyof Texts["notices"];

/** Notices about goods: the only ones shown to the fulfilment role, which manages stock. */
export const goodsNotices = ["low_stock", "sold_out"] as const satisfies readonly NoticeKind[];

/** Replacements for the {{values}} of a notice. */
type Values = Parameters<typeof fill>[1];

/** Text of a notice in a language. Pure. @throws Error when a value is missing */
export function noticeIn(
  language: Language,
  kind: NoticeKind,
  values: Values,
): { title: string; description: string } {
  const { title, text } = textsOf("notices", language)[kind];
  return { title: fill(title, values), description: fill(text, values) };
}

/**
 * Notifies the owner of something that needs attention: in the admin's bell, in the owner's language, and in the log.
 * @param subject order number or id of the subject; there is one notice per subject, however often it is found
 */
export async function notifyOwner(
  container: MedusaContainer,
  kind: NoticeKind,
  subject: string | number,
  values: Values,
): Promise<void> {
  const { title, description } = noticeIn("en", kind, values);
  container.resolve(ContainerRegistrationKeys.LOGGER).warn(`${title}: ${description}`);
  const key = `owner: ${kind} ${subject}`;
  // lock, because of two concurrent inserts the second would fail
  await container.resolve(Modules.LOCKING).execute(key, () =>
    container.resolve(Modules.NOTIFICATION).createNotifications({
      to: "",
      channel: "feed",
      template: "admin-ui",
      data: noticeIn(ownerLanguage(), kind, values),
      // used to filter the notices shown to the fulfilment role
      trigger_type: kind,
      idempotency_key: key,
    }),
  );
}
