import { decimalEuros } from "@su-turrone/contract/money";
import type { CreditTransfer } from "@su-turrone/contract/orders";

/** The longest name and remittance text the standard takes, in characters. */
const longest = { name: 70, text: 140 };

/** Whether the check digits of an account are right (ISO 13616: the rearranged number is 1 modulo 97). */
export const isIban = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account) &&
  BigInt(
    `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36))),
  ) %
    97n ===
    1n;

/**
 * The content of the code by which banking apps fill in a credit transfer (EPC069-12, version 002); null where the account
 * is none, as in the demonstration.
 */
export function epcText(transfer: CreditTransfer): string | null {
  const { holder, iban, bic, reference, amount_cents: cents } = transfer;
  const account = iban.replace(/\s+/g, "");
  if (!isIban(account)) return null;
  const lines = ["BCD", "002", "1", "SCT", /^[A-Z\d]{8}([A-Z\d]{3})?$/.test(bic) ? bic : ""];
  return [
    ...lines,
    holder.slice(0, longest.name),
    account,
    `EUR${decimalEuros(cents)}`,
    "",
    "",
    reference.slice(0, longest.text),
  ].join("\n");
}
