import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CurrencyDollar } from "@medusajs/icons";
import { Alert, Button, Checkbox, Container, Heading, Label, Text, Textarea } from "@medusajs/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewedStatement } from "../../../features/bank-statements/preview";
import type { OpenTransfer } from "../../../features/ordering/bank-transfer/order-transfer";
import type { RefundToSend } from "../../../features/refund-transfers/read-refunds-to-send";
import type { SentTransfer } from "../../../features/refund-transfers/undo-sent";
import { namesIn, sdk } from "../../lib/sdk";
import { RefundsToSend } from "../../transfers/refunds-to-send";
import { SentRefunds } from "../../transfers/sent-refunds";
import { TodaySection } from "../../today/section";
import { TransferRows } from "../../today/waiting-rows";
import { decodeStatement } from "../../transfers/decode";
import { StatementDebits } from "../../transfers/statement-debits";
import { StatementLineRow, transfersKey } from "../../transfers/statement-lines";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

const noStatement: PreviewedStatement = { lines: [], debits: [] };

/** Form for uploading or pasting a bank statement. */
function StatementForm({ onRead }: { onRead: (statement: PreviewedStatement) => void }) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState("");
  const [onlyIncoming, setOnlyIncoming] = useState(false);
  const reading = useMutation({
    mutationFn: (statement: string) =>
      sdk.client.fetch<PreviewedStatement>("/admin/bank-statements", {
        ...namesIn(i18n.language),
        method: "POST",
        body: { text: statement, only_incoming: onlyIncoming },
      }),
    onSuccess: onRead,
    onError: () => onRead(noStatement),
    // confirmed for one file only
    onSettled: () => setOnlyIncoming(false),
  });
  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file) reading.mutate(decodeStatement(await file.arrayBuffer()));
    // allows the same file to be chosen again
    target.value = "";
  };
  return (
    <Container className="flex flex-col gap-y-3 px-4 py-4 sm:px-6">
      <Heading level="h2">{t("transfers.statement")}</Heading>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor="statement-file" size="small" weight="plus">
          {t("transfers.file")}
        </Label>
        <input
          id="statement-file"
          type="file"
          accept=".csv,.txt,.xml,text/csv,text/xml,application/xml"
          className="txt-small max-w-full"
          onChange={(event) => void takeFile(event)}
        />
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor="statement-text" size="small" weight="plus">
          {t("transfers.paste")}
        </Label>
        <Textarea
          id="statement-text"
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="flex items-center gap-x-2">
        <Checkbox
          id="statement-only-incoming"
          checked={onlyIncoming}
          onCheckedChange={(checked) => setOnlyIncoming(checked === true)}
        />
        <Label htmlFor="statement-only-incoming" size="small">
          {t("transfers.onlyIncoming")}
        </Label>
      </div>
      <Button
        size="small"
        className="self-start"
        isLoading={reading.isPending}
        onClick={() => reading.mutate(text)}
      >
        {t("transfers.read")}
      </Button>
      {reading.isError && <Alert variant="error">{reading.error.message}</Alert>}
    </Container>
  );
}

/** "Transfers": refunds to be sent, expected transfers, and the import of bank statements. */
const TransfersPage = () => {
  const { t } = useTranslation();
  const [{ lines, debits }, setStatement] = useState(noStatement);
  const query = useQuery({
    queryKey: [transfersKey],
    queryFn: () =>
      sdk.client.fetch<{ transfers: OpenTransfer[]; refunds: RefundToSend[]; sent: SentTransfer[] }>(
        "/admin/transfers",
      ),
  });
  const { data } = query;
  const open = data?.transfers ?? [];
  const expected = open.filter(({ withdrawn_at: at }) => at === null);
  const withdrawn = open.filter(({ withdrawn_at: at }) => at !== null);
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-1 px-4 py-4 sm:px-6">
        <Heading>{t("transfers.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("transfers.hint")}
        </Text>
      </Container>
      {data && (
        <TodaySection title={t("transfers.refunds.title")} count={data.refunds.length}>
          <RefundsToSend refunds={data.refunds} />
        </TodaySection>
      )}
      <StatementForm onRead={setStatement} />
      {debits.length > 0 && data && <StatementDebits debits={debits} waiting={data.refunds} />}
      {lines.length > 0 && (
        <TodaySection title={t("transfers.lines")} count={lines.length}>
          <ul className="divide-y">
            {lines.map((previewed) => (
              <StatementLineRow key={previewed.key} previewed={previewed} open={open} />
            ))}
          </ul>
        </TodaySection>
      )}
      <LoadStatus query={query} failed={t("transfers.loadFailed")} className="px-1" />
      {data && (
        <TodaySection title={t("transfers.open")} count={expected.length}>
          {expected.length === 0 ? (
            <Text size="small" className="px-4 py-3 sm:px-6">
              {t("transfers.none")}
            </Text>
          ) : (
            <TransferRows rows={expected} />
          )}
        </TodaySection>
      )}
      {withdrawn.length > 0 && (
        <TodaySection title={t("transfers.withdrawn")} count={withdrawn.length}>
          <TransferRows rows={withdrawn} />
        </TodaySection>
      )}
      {data && <SentRefunds sent={data.sent} />}
    </div>
  );
};

export const config = defineRouteConfig({
  label: "transfers.title",
  icon: CurrencyDollar,
  translationNs: "translation",
});

export default ownersOnly(TransfersPage);
