import { Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { CreditTransferFile } from "../../features/refund-transfers/credit-transfer-file";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { ActionButton, Hint } from "../components/page-parts";
import { saveFile } from "../lib/save-file";
import { api, useAction } from "../lib/server";
import { useFormats } from "../lib/use-formats";
import { waitingFiles, type WaitingFile } from "./bank-files";
import { transfersKey } from "./refund-account";

/**
 * The buttons that mark what a file has ordered as sent, or drop it. What has changed since is refused, and named.
 */
function FileOfRefunds({ file: { id: fileId, made_at, refunds } }: { file: WaitingFile }) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const number = refunds.length;
  const amount = money(refunds.reduce((sum, { cents }) => sum + cents, 0));
  const marking = useAction({
    send: async () => {
      let refused = 0;
      for (const { id, cents, iban, ...order } of refunds) {
        await api
          .post(`/admin/refund-transfers/${id}`, { cents, iban, file_id: fileId })
          .catch((error: unknown) => {
            refused += 1;
            toast.error(t("today.orderOf", order), {
              description: error instanceof Error ? error.message : String(error),
              duration: Infinity,
            });
          });
      }
      return refused;
    },
    question: () => ({
      title: t("transfers.refunds.fileAskTitle"),
      description: t("transfers.refunds.fileAskText", { number, amount }),
      confirmText: t("transfers.refunds.confirm"),
      cancelText: t("transfers.refunds.keep"),
      variant: "confirmation",
    }),
    onDone: (refused) => {
      if (refused === 0) toast.success(t("transfers.refunds.fileDone"));
    },
    refetch: [transfersKey],
  });
  const dropping = useAction({
    send: () => api.delete(`/admin/refund-transfers/file/${fileId}`),
    question: () => ({
      title: t("transfers.refunds.fileDropTitle"),
      description: t("transfers.refunds.fileDropText"),
      confirmText: t("transfers.refunds.fileDrop"),
      cancelText: t("transfers.refunds.keep"),
    }),
    refetch: [transfersKey],
  });
  return (
    <>
      <Text size="small">{t("transfers.refunds.fileMade", { date: date(made_at), number, amount })}</Text>
      <div className="flex flex-wrap gap-2">
        <ActionButton
          variant="primary"
          disabled={dropping.isPending}
          isLoading={marking.isPending}
          onClick={() => void marking.start()}
        >
          {t("transfers.refunds.fileSent", { number })}
        </ActionButton>
        <ActionButton
          disabled={marking.isPending}
          isLoading={dropping.isPending}
          onClick={() => void dropping.start()}
        >
          {t("transfers.refunds.fileDrop")}
        </ActionButton>
      </div>
    </>
  );
}

/** The files from which the bank makes the transfers, and a new one of what stands in none of them. */
export function RefundsFile({ refunds }: { refunds: readonly RefundToSend[] }) {
  const { t } = useTranslation();
  const making = useAction({
    send: () => api.post<CreditTransferFile>("/admin/refund-transfers/file"),
    onDone: ({ name, xml }) => saveFile(name, xml, "application/xml"),
    refetch: [transfersKey],
  });
  return (
    <div className="flex flex-col items-start gap-y-2 px-4 py-3 sm:px-6">
      {waitingFiles(refunds).map((file) => (
        <FileOfRefunds key={file.id} file={file} />
      ))}
      {refunds.some(({ account, in_file: inFile }) => account !== null && inFile === null) && (
        <>
          <ActionButton isLoading={making.isPending} onClick={() => making.mutate()}>
            {t("transfers.refunds.file")}
          </ActionButton>
          <Hint size="xsmall">{t("transfers.refunds.fileHint")}</Hint>
        </>
      )}
    </div>
  );
}
