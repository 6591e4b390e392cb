import { decimalEuros } from "@su-turrone/contract/money";
import { isIban, normaliseIban } from "@su-turrone/contract/iban";
import type { CreditTransfer } from "@su-turrone/contract/orders";

/** Maximum lengths of name and remittance text in the standard, in characters. */
const longest = { name: 70, text: 140 };

/**
 * Content of the QR code from which banking apps fill in a transfer (EPC069-12, version 002); null when the account is
 * not an IBAN, as in the demo.
 */
export function epcText(transfer: CreditTransfer): string | null {
  const { holder, iban, bic, reference, amount_cents: cents } = transfer;
  const account = normaliseIban(iban);
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
