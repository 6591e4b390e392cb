import { Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CreditTransferFile } from "../../features/refund-transfers/credit-transfer-file";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { ActionButton, Hint } from "../components/page-parts";
import { api } from "../lib/api";
import { useAction } from "../lib/use-action";
import { useFormats } from "../lib/use-formats";
import { downloadedFile, rememberFile, waitingIn, type DownloadedFile } from "./bank-files";
import { transfersKey } from "./refund-account";

/** Hands a file over to the browser's downloads. */
function saveFile({ name, xml }: CreditTransferFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([xml], { type: "application/xml" }));
  link.download = name;
  link.click();
  // some browsers read the file only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface SentProps {
  file: DownloadedFile;
  waiting: ReturnType<typeof waitingIn>;
  onDone: () => void;
}

/** The button that marks what a file has ordered as sent. What has changed since is refused, and named. */
function MarkFileAsSent({ file, waiting, onDone }: SentProps) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const number = waiting.length;
  const amount = money(waiting.reduce((sum, { cents }) => sum + cents, 0));
  const marking = useAction({
    send: async () => {
      let refused = 0;
      for (const { id, cents, iban, ...order } of waiting) {
        await api.post(`/admin/refund-transfers/${id}`, { cents, iban }).catch((error: unknown) => {
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
      if (refused > 0) return;
      toast.success(t("transfers.refunds.fileDone"));
      onDone();
    },
    refetch: [transfersKey],
  });
  return (
    <>
      <Text size="small">{t("transfers.refunds.fileMade", { date: date(file.at), number, amount })}</Text>
      <div className="flex flex-wrap gap-2">
        <ActionButton variant="primary" isLoading={marking.isPending} onClick={() => void marking.start()}>
          {t("transfers.refunds.fileSent", { number })}
        </ActionButton>
        <ActionButton disabled={marking.isPending} onClick={onDone}>
          {t("transfers.refunds.fileDrop")}
        </ActionButton>
      </div>
    </>
  );
}

/** The file from which the bank makes the transfers. There is no other one before its refunds are marked, or it is dropped. */
export function RefundsFile({ refunds }: { refunds: readonly RefundToSend[] }) {
  const { t } = useTranslation();
  const [file, setFile] = useState(downloadedFile);
  const waiting = waitingIn(file, refunds);
  function keep(next: DownloadedFile | null) {
    rememberFile(next);
    setFile(next);
  }
  const downloading = useAction({
    send: () => api.get<CreditTransferFile>("/admin/refund-transfers/file"),
    onDone: (made) => {
      saveFile(made);
      keep({ at: new Date().toISOString(), refunds: made.refunds });
    },
  });
  return (
    <div className="flex flex-col items-start gap-y-2 px-4 py-3 sm:px-6">
      {file && waiting.length > 0 ? (
        <MarkFileAsSent file={file} waiting={waiting} onDone={() => keep(null)} />
      ) : (
        <>
          <ActionButton isLoading={downloading.isPending} onClick={() => downloading.mutate()}>
            {t("transfers.refunds.file")}
          </ActionButton>
          <Hint size="xsmall">{t("transfers.refunds.fileHint")}</Hint>
        </>
      )}
    </div>
  );
}
