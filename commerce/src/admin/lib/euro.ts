import { decimalEuros } from "@su-turrone/contract/money";

/** Formats cents for a form field: 1250 becomes "12,50"; the input is parsed by `parseEuros`. */
export const centsToField = (cents: number): string => decimalEuros(cents).replace(".", ",");
