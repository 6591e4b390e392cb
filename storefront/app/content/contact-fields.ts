import type { FormErrors, TypedForm } from "~/platform/public-form";

type ContactField = "name" | "email" | "topic" | "message";

/** The contact form as typed. */
export type TypedContact = TypedForm<ContactField>;

/** Validation errors of a field; each has its message in contact.json under `form.errors`. */
export const contactFieldErrors = ["required", "email", "topic", "too_long"] as const;

/** Errors by field, in the order of the form. */
export type ContactErrors = FormErrors<ContactField, (typeof contactFieldErrors)[number]>;
