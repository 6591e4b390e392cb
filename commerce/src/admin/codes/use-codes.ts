import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TypedCode } from "../../features/codes/code-form";
import type { ListedCode } from "../../features/codes/code-view";
import type { CodeChangeBody, NewCodeBody } from "../../features/codes/validators";
import { basedOn, namesIn } from "../lib/sdk";

/** Query key of codes. */
export const codesKey = "codes";
/** API route of codes. */
export const codesPath = "/admin/codes";

/** Error messages of the server by field. */
export type FieldProblems = Partial<Record<keyof TypedCode, string>>;

/** Response of the server: the saved code, or the errors by field. */
export type CodeAnswer = { code: ListedCode } | { fields: FieldProblems };

/**
 * Submits a form. Uses fetch, because Medusa's client reduces an error response to a single message, and here each
 * field has its own.
 */
async function send(path: string, body: object, headers: Record<string, string>): Promise<CodeAnswer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as { code: ListedCode };
  const { message, fields } = answer as { message?: string; fields?: FieldProblems };
  if (fields) return { fields };
  throw new Error(message ?? response.statusText);
}

/** Mutation for codes: shows an error message on failure and refetches the list, which a refusal may have outdated. */
function useSend<Body extends object>(
  pathOf: (body: Body) => string,
  bodyOf: (body: Body) => object,
  headersOf: (body: Body) => Record<string, string> = () => ({}),
) {
  const client = useQueryClient();
  const { t, i18n } = useTranslation();
  return useMutation({
    mutationFn: (body: Body) =>
      send(pathOf(body), bodyOf(body), { ...namesIn(i18n.language).headers, ...headersOf(body) }),
    onSettled: () => client.invalidateQueries({ queryKey: [codesKey] }),
    onError: ({ message: reason }) => toast.error(t("codes.failed", { reason })),
  });
}

/** Creates a code. */
export const useCreateCode = () =>
  useSend<NewCodeBody>(
    () => codesPath,
    (body) => body,
  );

/** Changes a code. */
export const useChangeCode = () =>
  useSend<{ id: string; change: CodeChangeBody; revision: string }>(
    ({ id }) => `${codesPath}/${id}`,
    ({ change }) => change,
    ({ revision }) => basedOn(revision),
  );
