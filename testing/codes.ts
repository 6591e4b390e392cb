import { randomUUID } from "node:crypto";
import { asOwner } from "./owner";

/** A code that does not exist. */
export const unusedCode = (start: string): string =>
  `${start}${randomUUID().replaceAll("-", "").slice(0, 10)}`.toUpperCase();

/** The form of the page "Codes" for ten per cent, without other terms. */
export const codeForm = (over: object = {}) => ({
  key: randomUUID(),
  code: unusedCode("HTTP"),
  kind: "percent",
  value: "10",
  from: "",
  until: "",
  limit: "",
  minimum: "",
  ...over,
});

/** Creates a code like the page "Codes". */
export const createCode = async <Code extends { id: string; code: string }>(
  over: object = {},
): Promise<Code> => (await asOwner<{ code: Code }>("/admin/codes", codeForm(over))).code;

export const removeCode = (id: string): Promise<unknown> =>
  asOwner(`/admin/promotions/${id}`, undefined, "DELETE");
