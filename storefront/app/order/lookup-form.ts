import { z } from "zod";
import { orderLookupBody } from "@su-turrone/contract/form-requests";
import { publicForm, type FormErrors, type TypedForm } from "~/platform/public-form";

type LookupField = "number" | "email";

/** The lookup form as it was typed. */
export type TypedLookup = TypedForm<LookupField>;

/** Fields that cannot be right; each has its message in order.json under `lookup.errors`. */
export type LookupErrors = FormErrors<LookupField, "invalid">;

const { number, email } = orderLookupBody.shape;

/** What the buyer of an order knows of it; what cannot be right is refused before anybody is asked. */
export const lookupForm = publicForm({ number: number.pipe(z.string().min(1)), email }, ["invalid"]);
