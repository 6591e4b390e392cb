import type { FormErrors, TypedForm } from "~/platform/public-form";

/** The fields of a declaration of withdrawal in the order of the form; `items` is "" for the whole order. */
export const withdrawalFields = ["name", "orderNumber", "email", "items"] as const;

type WithdrawalField = (typeof withdrawalFields)[number];

/** A declaration of withdrawal as it was typed. */
export type TypedWithdrawal = TypedForm<WithdrawalField>;

/** Fields that cannot be taken; each has its message in withdrawal.json under `errors`. */
export type WithdrawalErrors = FormErrors<WithdrawalField, "invalid">;
