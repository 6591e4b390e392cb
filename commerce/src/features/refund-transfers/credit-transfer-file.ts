import { createHash } from "node:crypto";
import { normaliseIban, isIban } from "@su-turrone/contract/iban";
import { decimalEuros } from "@su-turrone/contract/money";
import { shopDay } from "@su-turrone/contract/time-zone";
import slugify from "slugify";
import { create } from "xmlbuilder2";
import { type RefundToSend, readRefundsToSend } from "./read-refunds-to-send";
import { REFUND_TRANSFERS_MODULE } from "../../modules/refund-transfers";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { readSettings } from "../shop/settings";

/**
 * Version of the EPC's guidelines that banks have to take from their customers (EPC132-08;
 * docs/decisions/033-transfers-sent-back.md).
 */
const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";

/** Maximum lengths of the format, in characters. */
const longest = { id: 35, name: 70, text: 140 };

/** A text in SEPA's character set, in which a slash may neither begin a text nor be doubled (EPC217-08). */
const sepaText = (text: string, length: number): string =>
  text
    .normalize("NFC")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (letter) =>
      /\p{Dash}/u.test(letter) ? "-" : slugify(letter, { strict: true }) || " ",
    )
    .replace(/\/{2,}/g, "/")
    .replace(/^[/\s]+/, "")
    .replace(/ {2,}/g, " ")
    .slice(0, length)
    .replace(/[/\s]+$/, "");

/** The shop's account; `bic` may be empty. */
export interface Debtor {
  holder: string;
  iban: string;
  bic: string;
}

export interface CreditTransferFile {
  name: string;
  xml: string;
}

/** A refund whose account is known. */
export type PayableRefund = RefundToSend & { account: NonNullable<RefundToSend["account"]> };

/** Refunds to the same accounts have the same id, so that the bank detects a file that is sent twice. */
function fileId(refunds: readonly PayableRefund[]): string {
  const orders = refunds.map(({ id, cents, account: { iban } }) => [id, cents, iban].join(" ")).toSorted();
  const hash = createHash("sha256").update(orders.join("\n")).digest("hex");
  return `REFUNDS-${hash.slice(0, longest.id - "REFUNDS-".length)}`;
}

const agentOf = ({ bic }: Debtor) => ({
  FinInstnId: bic === "" ? { Othr: { Id: "NOTPROVIDED" } } : { BICFI: bic },
});

const paymentOf = ({ id, cents, reference, account }: PayableRefund) => ({
  PmtId: { EndToEndId: sepaText(id.replaceAll("_", "-"), longest.id) },
  Amt: { InstdAmt: { "@Ccy": "EUR", "#": decimalEuros(cents) } },
  // the format allows no empty name, which is what is left of one in Chinese
  Cdtr: { Nm: sepaText(account.holder, longest.name) || sepaText(reference, longest.name) },
  CdtrAcct: { Id: { IBAN: account.iban } },
  RmtInf: { Ustrd: sepaText(reference, longest.text) },
});

/**
 * A SEPA credit transfer file (ISO 20022 pain.001.001.09), from which a bank makes the transfers of refunds. Each is
 * debited by itself, so that the statement shows it.
 */
export function creditTransferFile(
  refunds: readonly PayableRefund[],
  debtor: Debtor,
  now: Date,
): CreditTransferFile & { id: string } {
  const id = fileId(refunds);
  const name = { Nm: sepaText(debtor.holder, longest.name) };
  const sums = {
    NbOfTxs: String(refunds.length),
    CtrlSum: decimalEuros(refunds.reduce((sum, { cents }) => sum + cents, 0)),
  };
  const day = shopDay(now);
  const xml = create({ version: "1.0", encoding: "UTF-8" })
    .ele(namespace, "Document")
    .ele({
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: id, CreDtTm: now.toISOString(), ...sums, InitgPty: name },
        PmtInf: {
          PmtInfId: id,
          PmtMtd: "TRF",
          BtchBookg: "false",
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: { Dt: day },
          Dbtr: name,
          DbtrAcct: { Id: { IBAN: normaliseIban(debtor.iban) } },
          DbtrAgt: agentOf(debtor),
          ChrgBr: "SLEV",
          CdtTrfTxInf: refunds.map(paymentOf),
        },
      },
    })
    .end({ prettyPrint: true });
  return { id, name: `refunds-${day}.xml`, xml };
}

const isPayable = (refund: RefundToSend): refund is PayableRefund => refund.account !== null;

/**
 * Held while a file is made and while a refund is marked as sent, so that of two owners only one has it in a file, and
 * none has one that was just sent by hand.
 */
export const refundsFileKey = "refunds-file";

/**
 * Makes a credit transfer file of all refunds that wait, whose account is known and which no other file orders.
 * @throws NOT_ALLOWED
 */
export async function makeCreditTransferFile(
  container: MedusaContainer,
  now: Date,
  language: Language,
): Promise<CreditTransferFile> {
  const settings = await readSettings(container);
  const { transfer_holder: holder, transfer_iban: iban, transfer_bic: bic } = settings;
  const refuse = (reason: "no_refunds" | "no_account") =>
    new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).transferFile[reason]);
  if (!isIban(normaliseIban(iban))) throw refuse("no_account");
  return container.resolve(Modules.LOCKING).execute(refundsFileKey, async () => {
    const refunds = await readRefundsToSend(container, now);
    const payable = refunds.filter(({ in_file: inFile }) => inFile === null).filter(isPayable);
    if (payable.length === 0) throw refuse("no_refunds");
    const { id: file_id, ...file } = creditTransferFile(payable, { holder, iban, bic }, now);
    await container.resolve(REFUND_TRANSFERS_MODULE).createRefundInFiles(
      payable.map(({ id, order_id, cents, account }) => ({
        id,
        order_id,
        file_id,
        made_at: now,
        cents,
        iban: account.iban,
      })),
    );
    return file;
  });
}

/** Drops a file that was not handed in: the next one orders its refunds again. @param id its `MsgId` */
export async function dropCreditTransferFile(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve(REFUND_TRANSFERS_MODULE).deleteRefundInFiles({ file_id: id });
}
