import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it, vi } from "vitest";
import { creditTransferFile, makeCreditTransferFile, type PayableRefund } from "./credit-transfer-file";

const waiting = vi.fn<() => PayableRefund[]>();
vi.mock("./read-refunds-to-send", () => ({ readRefundsToSend: () => Promise.resolve(waiting()) }));
const transfer_iban = "IT60X0542811101000000123456";
vi.mock("../shop/settings", () => ({
  readSettings: () => Promise.resolve({ transfer_holder: "Su Turrone", transfer_iban, transfer_bic: "" }),
}));

const debtor = {
  holder: "Su Turrone di Müller & C.",
  iban: "IT60 X054 2811 1010 0000 0123 456",
  bic: "BPPIITRRXXX",
};
const now = new Date("2026-11-26T23:30:00Z");

const refund = (change: Partial<PayableRefund> = {}): PayableRefund => ({
  id: "ref_01KB0000000000000000000000",
  order_id: "order_1",
  number: 1042,
  cents: 3_270,
  owed_on: "2026-11-20",
  until: "2026-12-04",
  days_left: 8,
  name: "Grazia Deledda",
  reference: "Erstattung ST-1042-7K3M9QPD",
  account: { holder: "Łucja Groß", iban: "DE89370400440532013000", given_by: "buyer" },
  epc: null,
  in_file: null,
  ...change,
});

const surplus = refund({
  id: "bankline_01KB0000000000000000000000",
  cents: 5,
  reference: "Rimborso //ST–1043_AAAABBBB €",
  account: { holder: "/D'Àngelo “Ítalo”/", iban: "IT60X0542811101000000123456", given_by: "statement" },
});

it("is written as the guidelines of the European Payments Council say", () => {
  const { name, xml } = creditTransferFile([refund(), surplus], debtor, now);
  expect(name).toBe("refunds-2026-11-27.xml");
  const id = /<MsgId>(REFUNDS-[0-9a-f]{27})<\/MsgId>/.exec(xml)?.[1] ?? "";
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${id}</MsgId>
      <CreDtTm>2026-11-26T23:30:00.000Z</CreDtTm>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>32.75</CtrlSum>
      <InitgPty>
        <Nm>Su Turrone di Muller and C.</Nm>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${id}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>32.75</CtrlSum>
      <PmtTpInf>
        <SvcLvl>
          <Cd>SEPA</Cd>
        </SvcLvl>
      </PmtTpInf>
      <ReqdExctnDt>
        <Dt>2026-11-27</Dt>
      </ReqdExctnDt>
      <Dbtr>
        <Nm>Su Turrone di Muller and C.</Nm>
      </Dbtr>
      <DbtrAcct>
        <Id>
          <IBAN>IT60X0542811101000000123456</IBAN>
        </Id>
      </DbtrAcct>
      <DbtrAgt>
        <FinInstnId>
          <BICFI>BPPIITRRXXX</BICFI>
        </FinInstnId>
      </DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
        <PmtId>
          <EndToEndId>ref-01KB0000000000000000000000</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="EUR">32.70</InstdAmt>
        </Amt>
        <Cdtr>
          <Nm>Lucja Gross</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>DE89370400440532013000</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>Erstattung ST-1042-7K3M9QPD</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
      <CdtTrfTxInf>
        <PmtId>
          <EndToEndId>bankline-01KB0000000000000000000000</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="EUR">0.05</InstdAmt>
        </Amt>
        <Cdtr>
          <Nm>D'Angelo Italo</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>IT60X0542811101000000123456</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>Rimborso /ST-1043 AAAABBBB euro</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>`);
});

it("has the same ids when it is made again, and others when it orders something else", () => {
  const idOf = (...refunds: PayableRefund[]) =>
    /<MsgId>(.*)<\/MsgId>/.exec(creditTransferFile(refunds, debtor, now).xml)?.[1];
  const later = creditTransferFile([surplus, refund()], debtor, new Date("2026-11-28T10:00:00Z")).xml;
  expect(later).toContain(`<MsgId>${idOf(refund(), surplus) ?? ""}</MsgId>`);
  const other = { holder: "Łucja Groß", iban: "FR1420041010050500013M02606", given_by: "owner" as const };
  const ids = [
    idOf(refund()),
    idOf(refund(), surplus),
    idOf(refund({ account: other })),
    idOf(refund({ cents: 1 })),
  ];
  expect(new Set(ids).size).toBe(4);
});

it("does not name a bank that the settings do not know, and shortens what is too long", () => {
  const long = refund({
    account: { holder: "Ö".repeat(80), iban: "DE89370400440532013000", given_by: "buyer" },
  });
  const { xml } = creditTransferFile([long], { ...debtor, bic: "" }, now);
  expect(xml).toContain("<Id>NOTPROVIDED</Id>");
  expect(xml).toContain(`<Nm>${"O".repeat(70)}</Nm>`);
});

it("names the reference instead of a holder of whom SEPA's characters leave nothing", () => {
  const account = { holder: "王小明", iban: "DE89370400440532013000", given_by: "buyer" } as const;
  expect(creditTransferFile([refund({ account })], debtor, now).xml).toMatch(
    /<Cdtr>\s*<Nm>Erstattung ST-1042-7K3M9QPD<\/Nm>/,
  );
});

it("orders nothing that another file orders, and records what it orders", async () => {
  const createRefundInFiles = vi.fn();
  const execute = (_: string, job: () => Promise<unknown>) => job();
  const container = { resolve: () => ({ createRefundInFiles, execute }) } as unknown as MedusaContainer;
  const make = () => makeCreditTransferFile(container, now, "en");
  const iban = "DE89370400440532013000";
  const in_file = { file_id: "REFUNDS-1", made_at: "2026-11-25T10:00:00.000Z", cents: 3_270, iban };
  waiting.mockReturnValue([refund({ in_file }), surplus]);
  const { xml } = await make();
  expect(xml.match(/<EndToEndId>.*(?=<)/g)).toEqual([`<EndToEndId>${surplus.id.replaceAll("_", "-")}`]);
  const file_id = /<MsgId>(.*)<\/MsgId>/.exec(xml)?.[1];
  const { id, order_id, cents } = surplus;
  expect(createRefundInFiles.mock.calls).toEqual([
    [[{ id, order_id, cents, file_id, made_at: now, iban: surplus.account.iban }]],
  ]);
  waiting.mockReturnValue([refund({ in_file })]);
  await expect(make()).rejects.toThrow("No refund");
});
