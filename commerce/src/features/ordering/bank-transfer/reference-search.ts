import { numberInTransferReference } from "@su-turrone/contract/order-reference";

/** Only the order number, as written in mails ("#1042") or with the prefix of the reference ("ST-1042"). */
const bareNumberPattern = /^\s*(?:#|ST[\s./-]*)(\d{1,9})\s*$/i;

/**
 * The order number in a transfer reference from a bank statement: banks change the case and replace or drop hyphens, so
 * "ST-1042-7K3M9QPD", "st 1042 7k3m9qpd" and "ST10427K3M9QPD" refer to the same order. "#1042" and "ST-1042" do too.
 * @returns null when the text contains no reference
 */
export function orderNumberInReference(text: string): number | null {
  const transferNumber = numberInTransferReference(text);
  const bareNumber = bareNumberPattern.exec(text)?.[1];
  return transferNumber ?? (bareNumber === undefined ? null : Number(bareNumber));
}
