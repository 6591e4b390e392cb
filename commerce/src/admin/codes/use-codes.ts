import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TypedCode } from "../../features/codes/code-form";
import type { ListedCode } from "../../features/codes/code-view";
import type { CodeChangeBody, NewCodeBody } from "../../features/codes/validators";

/** Key the answers about codes are kept under. */
export const codesKey = "codes";
/** The route of the codes. */
export const codesPath = "/admin/codes";

/** Sentences of the server beside the fields they are about. */
export type FieldProblems = Partial<Record<keyof TypedCode, string>>;

/** What the server says: the code as it now is, or what is wrong with the fields. */
export type CodeAnswer = { code: ListedCode } | { fields: FieldProblems };

/** Sends a form. Medusa's client hands on no more of a refusal than one sentence, and here each field has its own. */
async function send(path: string, body: object, language: string): Promise<CodeAnswer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-medusa-locale": language },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as { code: ListedCode };
  const { message, fields } = answer as { message?: string; fields?: FieldProblems };
  if (fields) return { fields };
  throw new Error(message ?? response.statusText);
}

/** Sends something about codes, says why where it fails, and reads the list anew. */
function useSend<Body extends object>(pathOf: (body: Body) => string, bodyOf: (body: Body) => object) {
  const client = useQueryClient();
  const { t, i18n } = useTranslation();
  return useMutation({
    mutationFn: (body: Body) => send(pathOf(body), bodyOf(body), i18n.language),
    onSuccess: async (answer) => {
      if ("code" in answer) await client.invalidateQueries({ queryKey: [codesKey] });
    },
    onError: ({ message: reason }) => toast.error(t("codes.failed", { reason })),
  });
}

/** Makes a code. */
export const useCreateCode = () =>
  useSend<NewCodeBody>(
    () => codesPath,
    (body) => body,
  );

/** Changes a code. */
export const useChangeCode = () =>
  useSend<{ id: string; change: CodeChangeBody }>(
    ({ id }) => `${codesPath}/${id}`,
    ({ change }) => change,
  );
