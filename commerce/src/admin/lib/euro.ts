import { decimalEuros } from "@su-turrone/contract/money";

/** "12,50" from 1250 cents, for a field of a form; what is typed into it is read by `parseEuros`. */
export const centsToField = (cents: number): string => decimalEuros(cents).replace(".", ",");
