import { z } from "zod";
import { emailAddress } from "~/platform/email-address";
import { normaliseLine } from "~/platform/normalise-text";
import { publicForm, type FormErrors, type TypedForm } from "~/platform/public-form";

type LookupField = "number" | "email";

/** The lookup form as it was typed. */
export type TypedLookup = TypedForm<LookupField>;

/** Fields that cannot be right; each has its message in order.json under `lookup.errors`. */
export type LookupErrors = FormErrors<LookupField, "invalid">;

/** What the buyer of an order knows of it; what cannot be right is refused before anybody is asked. */
export const lookupForm = publicForm(
  {
    number: z.string().transform(normaliseLine).pipe(z.string().regex(/\d/).max(40)),
    email: emailAddress,
  },
  ["invalid"],
);
