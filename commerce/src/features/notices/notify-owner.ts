import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { ownerLanguage } from "../mail/mail-context";
import { noticeTexts, type NoticeKind } from "./notice-texts";

/** Replacements for the {{values}} of a notice. */
type Values = Readonly<Record<string, string | number>>;

/** Text of a notice in a language. Pure. @throws Error when a value is missing */
export function noticeIn(
  language: Language,
  kind: NoticeKind,
  values: Values,
): { title: string; description: string } {
  const { title, text } = noticeTexts[kind];
  const fill = (words: string): string =>
    words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The notice "${kind}" lacks "${name}"`);
      return String(value);
    });
  return { title: fill(title[language]), description: fill(text[language]) };
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
