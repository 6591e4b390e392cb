import { z } from "zod";
import { emailAddress } from "~/platform/email-address";
import { normaliseLine } from "~/platform/normalise-text";

/** The lookup form as it was typed. */
export interface TypedLookup {
  number: string;
  email: string;
}

/** Fields that cannot be right, in the order of the form; each has its message in order.json under `lookup.errors`. */
export type LookupErrors = Partial<Record<keyof TypedLookup, true>>;

const fields = {
  number: z.string().regex(/\d/).max(40),
  email: emailAddress,
};

/** The fields of a posted form, as text and without blanks around them. */
export function readLookup(form: FormData): TypedLookup {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? normaliseLine(value) : "";
  };
  return { number: text("number"), email: text("email") };
}

/** Which fields cannot be right, so that nobody has to be asked. */
export function checkLookup(typed: TypedLookup): LookupErrors {
  const wrong = (name: keyof TypedLookup) => !fields[name].safeParse(typed[name]).success;
  return {
    ...(wrong("number") ? { number: true as const } : {}),
    ...(wrong("email") ? { email: true as const } : {}),
  };
}
