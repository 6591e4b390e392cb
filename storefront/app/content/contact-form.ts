import { z } from "zod";
import { topics, type ContactMessage } from "~/commerce/content-types";

/** The contact form as it was typed, so that it can be shown again with nothing lost. */
export type TypedContact = Record<"name" | "email" | "topic" | "message", string>;

/** Why a field was refused; each has its message in contact.json under `form.errors`. */
export type ContactFieldError = "required" | "email" | "topic" | "too_long";

/** Refused fields, in the order of the form. */
export type ContactErrors = Partial<Record<keyof TypedContact, ContactFieldError>>;

/** Longest message, in characters; commerce takes no more. */
export const messageMaxLength = 5000;

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, "required").max(max, "too_long"));

const schema = z.object({
  name: line(120),
  email: line(254).pipe(z.email("email")),
  topic: z.enum(topics, "topic"),
  message: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
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
