import { z } from "zod";
import { emailAddress } from "~/platform/email-address";
import { normaliseLine, normaliseText } from "~/platform/normalise-text";

/** A declaration of withdrawal as it was typed. */
export interface TypedWithdrawal {
  name: string;
  orderNumber: string;
  email: string;
  /** What of the order it is about; "" for all of it. */
  items: string;
}

/** In the order of the form. */
export const withdrawalFields = ["name", "orderNumber", "email", "items"] as const;

/** Fields that cannot be taken; each has its message in withdrawal.json under `errors`. */
export type WithdrawalErrors = Partial<Record<keyof TypedWithdrawal, true>>;

const rules = {
  name: z.string().min(1).max(120),
  orderNumber: z.string().min(1).max(60),
  email: emailAddress,
  items: z.string().max(1000),
};

/** The fields of a posted form, as text and without blanks around them. */
export function readWithdrawal(form: FormData): TypedWithdrawal {
  const text = (name: keyof TypedWithdrawal) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: normaliseLine(text("name")),
    orderNumber: normaliseLine(text("orderNumber")),
    email: normaliseLine(text("email")),
    items: normaliseText(text("items")),
  };
}

/** Which fields cannot be taken. Whether an order fits is not asked: a declaration counts by having been sent. */
export function checkWithdrawal(typed: TypedWithdrawal): WithdrawalErrors {
  const wrong = withdrawalFields.filter((name) => !rules[name].safeParse(typed[name]).success);
  return Object.fromEntries(wrong.map((name) => [name, true as const]));
}
