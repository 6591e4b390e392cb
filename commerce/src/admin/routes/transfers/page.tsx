import { Alert, Container } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewedStatement } from "../../../features/bank-statements/preview";
import type { OpenTransfer } from "../../../features/ordering/bank-transfer/order-transfer";
import type { RefundToSend } from "../../../features/refund-transfers/read-refunds-to-send";
import type { SentTransfer } from "../../../features/refund-transfers/mark-as-sent";
import { CheckboxField, FileField, TextAreaField } from "../../components/fields";
import {
  ActionButton,
  CountedRows,
  CountedSection,
  LoadStatus,
  PageHead,
  Panel,
} from "../../components/page-parts";
import { api, useAction, useLoad } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";
import { TransferRow } from "../../today/waiting-rows";
import { decodeStatement, statementFiles } from "../../transfers/bank-files";
import { transfersKey } from "../../transfers/refund-account";
import { RefundsToSend, SentRow } from "../../transfers/refunds-to-send";
import { ReversalRow, StatementDebitRow, StatementLineRow } from "../../transfers/statement-lines";

const noStatement: PreviewedStatement = { lines: [], debits: [], reversals: [] };

interface TransfersAnswer {
  transfers: OpenTransfer[];
  refunds: RefundToSend[];
  sent: SentTransfer[];
}

function StatementForm({ onRead }: { onRead: (statement: PreviewedStatement) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [onlyIncoming, setOnlyIncoming] = useState(false);
  const reading = useAction({
    send: (statement: string) =>
      api
        .post<PreviewedStatement>("/admin/bank-statements", { text: statement, only_incoming: onlyIncoming })
        // confirmed for one file only
        .finally(() => setOnlyIncoming(false)),
    onDone: onRead,
    // shown below the form
    onFailed: () => onRead(noStatement),
  });
  return (
    <Panel title={t("transfers.statement")}>
      <FileField
        label={t("transfers.file")}
        accept={statementFiles}
        onFiles={([file]) => {
          void file?.arrayBuffer().then((bytes) => reading.mutate(decodeStatement(bytes)));
        }}
      />
      <TextAreaField label={t("transfers.paste")} rows={3} value={text} onValue={setText} />
      <CheckboxField label={t("transfers.onlyIncoming")} checked={onlyIncoming} onChecked={setOnlyIncoming} />
      <ActionButton
        variant="primary"
        className="self-start"
        isLoading={reading.isPending}
        onClick={() => reading.mutate(text)}
      >
        {t("transfers.read")}
      </ActionButton>
      {reading.isError && <Alert variant="error">{reading.error.message}</Alert>}
    </Panel>
  );
}

const transferRow = (row: OpenTransfer) => <TransferRow key={row.order_id} row={row} />;

/** "Transfers": refunds to be sent, expected transfers, and the import of bank statements. */
const TransfersPage = () => {
  const { t } = useTranslation();
  const [{ lines, debits, reversals }, setStatement] = useState(noStatement);
  const query = useLoad<TransfersAnswer>([transfersKey], "/admin/transfers");
  const { data } = query;
  const open = data?.transfers ?? [];
  const sent = data?.sent ?? [];
  const expected = open.filter(({ withdrawn_at: at }) => at === null);
  const withdrawn = open.filter(({ withdrawn_at: at }) => at !== null);
  return (
    <div className="flex flex-col gap-y-3">
      <Container>
        <PageHead title={t("transfers.title")} hint={t("transfers.hint")} />
      </Container>
      {data && (
        <CountedSection title={t("transfers.refunds.title")} count={data.refunds.length}>
          <RefundsToSend refunds={data.refunds} />
        </CountedSection>
      )}
      <StatementForm onRead={setStatement} />
      {data && (
        <CountedRows title={t("transfers.debits")} rows={debits}>
          {(debit) => <StatementDebitRow key={debit.key} debit={debit} waiting={data.refunds} />}
        </CountedRows>
      )}
      <CountedRows title={t("transfers.reversals")} rows={reversals}>
        {(previewed) => <ReversalRow key={previewed.key} previewed={previewed} sent={sent} />}
      </CountedRows>
      <CountedRows title={t("transfers.lines")} rows={lines}>
        {(previewed) => (
          <StatementLineRow key={previewed.key} previewed={previewed} open={open} sent={sent} />
        )}
      </CountedRows>
      <LoadStatus query={query} failed={t("transfers.loadFailed")} className="px-1" />
      {data && (
        <CountedRows title={t("transfers.open")} rows={expected} none={t("transfers.none")}>
          {transferRow}
        </CountedRows>
      )}
      <CountedRows title={t("transfers.withdrawn")} rows={withdrawn}>
        {transferRow}
      </CountedRows>
      <CountedRows title={t("transfers.refunds.sentTitle")} rows={sent}>
        {(one) => <SentRow key={one.id} sent={one} />}
      </CountedRows>
    </div>
  );
};

export default ownersOnly(TransfersPage);
