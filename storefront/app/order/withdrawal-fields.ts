import type { FormErrors, TypedForm } from "~/platform/public-form";

/** Fields of a declaration of withdrawal, in the order of the form; `items` is "" for the whole order. */
export const withdrawalFields = ["name", "orderNumber", "email", "items"] as const;

type WithdrawalField = (typeof withdrawalFields)[number];

/** A declaration of withdrawal as typed. */
export type TypedWithdrawal = TypedForm<WithdrawalField>;

/** Invalid fields; each has its message in withdrawal.json under `errors`. */
export type WithdrawalErrors = FormErrors<WithdrawalField, "invalid">;
