import { refundAccountBody } from "@su-turrone/contract/form-requests";
import { publicForm, type FormErrors, type TypedForm } from "~/platform/public-form";

type AccountField = "holder" | "iban";

/** The account for a refund as typed. */
export type TypedAccount = TypedForm<AccountField>;

/** Invalid fields; each has its message in order.json under `refundDue.errors`. */
export type AccountErrors = FormErrors<AccountField, "invalid">;

/** The account a refund by bank transfer is sent to. */
export const refundAccountForm = publicForm(refundAccountBody.shape, ["invalid"]);
