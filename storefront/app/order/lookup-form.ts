import { z } from "zod";
import { orderLookupBody } from "@su-turrone/contract/form-requests";
import { publicForm, type FormErrors, type TypedForm } from "~/platform/public-form";

type LookupField = "number" | "email";

/** The lookup form as typed. */
export type TypedLookup = TypedForm<LookupField>;

/** Invalid fields; each has its message in order.json under `lookup.errors`. */
export type LookupErrors = FormErrors<LookupField, "invalid">;

const { number, email } = orderLookupBody.shape;

/** Data a buyer knows about an order; invalid values are refused before commerce is called. */
export const lookupForm = publicForm({ number: number.pipe(z.string().min(1)), email }, ["invalid"]);
