import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { isIban, normaliseIban } from "@su-turrone/contract/iban";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { readSettings } from "../shop/settings";
import { creditTransferFile, type PayableRefund } from "./credit-transfer-file";
import { readRefundsToSend, type RefundToSend } from "./read-refunds-to-send";

/** A refund as it stands in a file: recording it as sent compares amount and account. */
export interface RefundInFile {
  id: string;
  /** Integer cents. */
  cents: number;
  iban: string;
}

/** A credit transfer file, and what it orders. */
export interface CreditTransferFile {
  name: string;
  xml: string;
  refunds: RefundInFile[];
}

const isPayable = (refund: RefundToSend): refund is PayableRefund => refund.account !== null;

/** The credit transfer file of all refunds that wait and whose account is known. @throws NOT_ALLOWED */
export async function readCreditTransferFile(
  container: MedusaContainer,
  now: Date,
  language: Language,
): Promise<CreditTransferFile> {
  const [refunds, settings] = await Promise.all([readRefundsToSend(container, now), readSettings(container)]);
  const { transfer_holder: holder, transfer_iban: iban, transfer_bic: bic } = settings;
  const refuse = (reason: "no_refunds" | "no_account") =>
    new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).transferFile[reason]);
  if (!isIban(normaliseIban(iban))) throw refuse("no_account");
  const payable = refunds.filter(isPayable);
  if (payable.length === 0) throw refuse("no_refunds");
  return {
    ...creditTransferFile(payable, { holder, iban, bic }, now),
    refunds: payable.map(({ id, cents, account }) => ({ id, cents, iban: account.iban })),
  };
}
