import { z } from "@medusajs/framework/zod";

/** What is typed is read, and what is wrong with it told, by `code-form.ts`. */
const typed = z.string().max(100);
const terms = { from: typed, until: typed, limit: typed };

/** Body of `POST /admin/codes`: the form "New code", and a key that the form made: what is sent twice makes one code. */
export const newCodeBody = z.strictObject({
  key: z.uuid(),
  code: typed,
  kind: z.enum(["percent", "amount"]),
  value: typed,
  ...terms,
  minimum: typed,
});

export type NewCodeBody = z.infer<typeof newCodeBody>;

/** Body of `POST /admin/codes/:id`. */
export const codeChangeBody = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("switch"), is_active: z.boolean() }),
  z.strictObject({ change: z.literal("end") }),
  z.strictObject({ change: z.literal("terms"), ...terms }),
]);

export type CodeChangeBody = z.infer<typeof codeChangeBody>;
