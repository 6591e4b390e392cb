import QRCode from "qrcode";
import type { BankTransferDetails } from "~/commerce/types";

/** A code to be scanned: the side of its square in modules, and the outline of the dark ones. */
export interface ScanCode {
  size: number;
  path: string;
}

/** The longest name and remittance text the standard takes, in characters. */
const longest = { name: 70, text: 140 };

/**
 * The content of the code by which banking apps fill in a credit transfer (EPC069-12, version 002); null where the account
 * is a placeholder.
 */
export function epcText({ holder, iban, bic, reference, amount }: BankTransferDetails): string | null {
  const account = iban.replace(/\s+/g, "");
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return null;
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  const lines = ["BCD", "002", "1", "SCT", /^[A-Z\d]{8}([A-Z\d]{3})?$/.test(bic) ? bic : ""];
  return [
    ...lines,
    holder.slice(0, longest.name),
    account,
    `EUR${euros}`,
    "",
    "",
    reference.slice(0, longest.text),
  ].join("\n");
}

/** The transfer as a code to be scanned, or null where the account is a placeholder. */
export function transferCode(details: BankTransferDetails): ScanCode | null {
  const text = epcText(details);
  if (text === null) return null;
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter((index) => modules.data[index] === 1)
    .map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`);
  return { size: modules.size, path: dark.join("") };
}
