import { decimalEuros } from "@su-turrone/contract/money";
import type { CreditTransfer } from "@su-turrone/contract/orders";

/** Maximum lengths of name and remittance text in the standard, in characters. */
const longest = { name: 70, text: 140 };

/** Whether the check digits of an IBAN are valid (ISO 13616: the rearranged number is 1 modulo 97). */
export const isIban = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account) &&
  BigInt(
    `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36))),
  ) %
    97n ===
    1n;

/**
 * Content of the QR code from which banking apps fill in a transfer (EPC069-12, version 002); null when the account is
 * not an IBAN, as in the demo.
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
