import { emailAddress } from "~/platform/email-address";
import { optionalText, publicForm, requiredLine } from "~/platform/public-form";

/** A declaration of withdrawal. Whether an order fits is not asked: a declaration counts by having been sent. */
export const withdrawalForm = publicForm(
  {
    name: requiredLine(120),
    orderNumber: requiredLine(60),
    email: emailAddress,
    items: optionalText(1000),
  },
  ["invalid"],
);
