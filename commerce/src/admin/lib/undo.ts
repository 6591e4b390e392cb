import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { undoOf } from "../../features/staff/undo-tables";
import { api } from "./server";

/** A change through one of the routes that can be taken back. */
interface Change {
  /** Express route pattern. */
  route: string;
  id: string;
  body: object;
  /** Prefix of the queries to refetch once it is taken back. */
  refetch: readonly unknown[];
}

/** First part of the query keys of "Who did what". */
export const auditLogKey = "audit-log";

/** The last change only: further messages would cover the page. */
const messageId = "undo";

/** How long a change can be taken back from its message (ms); later from "Who did what". */
const shownMs = 10 * 60_000;

/** Path of a route with one parameter. */
export const pathOf = (route: string, id: string): string => route.replace(/:\w+/, id);

/** Says that something is saved, with a button that takes it back. */
export function useUndoMessage() {
  const { t } = useTranslation();
  return (title: string, takeBack: () => unknown): void => {
    toast.success(title, {
      id: messageId,
      duration: shownMs,
      dismissable: true,
      action: {
        label: t("undo.label"),
        altText: t("undo.of", { title }),
        onClick: () => {
          toast.dismiss(messageId);
          void takeBack();
        },
      },
    });
  };
}

/** The same for a route that takes its own change back. */
export function useSavedMessage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showUndo = useUndoMessage();
  return (title: string, { route, id, body, refetch }: Change): void => {
    const undo = undoOf("POST", route, body);
    if (!undo) {
      toast.success(title);
      return;
    }
    showUndo(title, async () => {
      try {
        await api.post(pathOf(route, id), undo);
        toast.success(t("undo.done"));
      } catch (error) {
        toast.error(error instanceof Error ? error.message : t("undo.failed"));
      }
      await Promise.all([refetch, [auditLogKey]].map((queryKey) => client.invalidateQueries({ queryKey })));
    });
  };
}
