/** The contact form as it was typed, so that it can be shown again with nothing lost. */
export type TypedContact = Record<"name" | "email" | "topic" | "message", string>;

/** Why a field was refused; each has its message in contact.json under `form.errors`. */
export type ContactFieldError = "required" | "email" | "topic" | "too_long";

/** Refused fields, in the order of the form. */
export type ContactErrors = Partial<Record<keyof TypedContact, ContactFieldError>>;
