import { toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sdk } from "./sdk";

/**
 * Deletes an entry of a list (`DELETE <path>/<id>`) after confirmation and refetches the list; shows the reason if the
 * server refuses.
 * @param key query key of the list
 */
export function useDeleteEntry(key: string, path: string) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const client = useQueryClient();
  const action = useMutation({
    mutationFn: (id: string) => sdk.client.fetch(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
    onError: (error) => toast.error(error.message),
  });
  const remove = async (id: string, texts: { title: string; description: string }): Promise<void> => {
    const confirmed = await ask({
      ...texts,
      confirmText: t("lists.delete"),
      cancelText: t("lists.keep"),
    });
    if (confirmed) action.mutate(id);
  };
  return { remove, isPending: action.isPending };
}
