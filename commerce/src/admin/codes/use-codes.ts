import { useTranslation } from "react-i18next";
import { toast } from "@medusajs/ui";
import type { TypedCode } from "../../features/codes/code-form";
import type { ListedCode } from "../../features/codes/code-view";
import type { CodeChangeBody, NewCodeBody } from "../../features/codes/change-code";
import { submit, useAction } from "../lib/server";

export const codesKey = "codes";
export const codesPath = "/admin/codes";

export type FieldProblems = Partial<Record<keyof TypedCode, string>>;

/** Response of the server: the saved code, or the errors by field. */
export type CodeAnswer = { code: ListedCode } | { fields: FieldProblems };

/** Shows an error message on failure and refetches the list, which a refusal may have outdated. */
function useSend<Body>(send: (body: Body) => Promise<CodeAnswer>) {
  const { t } = useTranslation();
  return useAction({
    send,
    onFailed: ({ message: reason }) => toast.error(t("codes.failed", { reason })),
    refetch: [codesKey],
  });
}

export const useCreateCode = () =>
  useSend((body: NewCodeBody) => submit<CodeAnswer>(codesPath, body, ["fields"]));

interface Change {
  id: string;
  change: CodeChangeBody;
  revision: string;
}

export const useChangeCode = () =>
  useSend(({ id, change, revision }: Change) =>
    submit<CodeAnswer>(`${codesPath}/${id}`, change, ["fields"], revision),
  );
