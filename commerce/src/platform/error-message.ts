import { z } from "@medusajs/framework/zod";

const spoken = z.object({ message: z.string().min(1) });

/** What went wrong, in words: the errors of workflows may be plain objects, which say nothing of themselves. */
export function errorMessageOf(error: unknown): string {
  const { data } = spoken.safeParse(error);
  if (data) return data.message;
  return typeof error === "string" && error !== "" ? error : "unknown error";
}
