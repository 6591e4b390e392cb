import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sdk } from "../lib/sdk";

/** Query key prefix of all lists of mails. */
export const mailsKey = "mails";

/** Resends a mail. */
export function useSendAgain() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => sdk.client.fetch(`/admin/mails/${id}/send`, { method: "POST" }),
    onSuccess: () => {
      toast.success(t("mails.queuedAgain"));
      return client.invalidateQueries({ queryKey: [mailsKey] });
    },
    onError: (error) => toast.error(error.message),
  });
}
