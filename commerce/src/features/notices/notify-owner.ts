import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { ownerLanguage } from "../mail/mail-context";
import { noticeTexts, type NoticeKind } from "./notice-texts";

/** Words that stand for {{values}} in a notice. */
type Values = Readonly<Record<string, string | number>>;

/** A notice in a language. Pure. @throws Error where a value is missing */
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
 * Tells the owner of something that needs a look: by the bell of the admin in the owner's language, and in the log.
 * @param subject what it is about, an order's number or an id; it is told once for each, however often it is found
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
  // two who find the same at once would both write it, and the second fail
  await container.resolve(Modules.LOCKING).execute(key, () =>
    container.resolve(Modules.NOTIFICATION).createNotifications({
      to: "",
      channel: "feed",
      template: "admin-ui",
      data: noticeIn(ownerLanguage(), kind, values),
      // by which fulfilment is shown what is about goods
      trigger_type: kind,
      idempotency_key: key,
    }),
  );
}
