import { z } from "zod";
import { messageMaxLength, topics } from "@su-turrone/contract/messages";
import type { ContactMessage } from "~/commerce/content-types";
import { emailAddress } from "~/platform/email-address";
import { normaliseLine, normaliseText } from "~/platform/normalise-text";
import type { ContactErrors, ContactFieldError, TypedContact } from "./contact-fields";

const line = (max: number) =>
  z.string().transform(normaliseLine).pipe(z.string().min(1, "required").max(max, "too_long"));

const schema = z.object({
  name: line(120),
  email: emailAddress,
  topic: z.enum(topics, "topic"),
  message: z
    .string()
    .transform(normaliseText)
    .pipe(z.string().min(1, "required").max(messageMaxLength, "too_long")),
});

/** The form as it was sent; fields that are missing or no text count as empty. */
export function readContact(form: FormData): TypedContact {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), email: text("email"), topic: text("topic"), message: text("message") };
}

/** The message of a form, or what is wrong with each field. */
export function checkContact(
  typed: TypedContact,
): { message: ContactMessage; errors?: never } | { errors: ContactErrors; message?: never } {
  const result = schema.safeParse(typed);
  if (result.success) return { message: result.data };
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as keyof TypedContact] ??= message as ContactFieldError;
  }
  return { errors };
}
