import { z } from "@medusajs/framework/zod";

const withMessage = z.object({ message: z.string().min(1) });

/** Message of an error; errors from workflows may be plain objects, which do not stringify usefully. */
export function errorMessageOf(error: unknown): string {
  const { data } = withMessage.safeParse(error);
  if (data) return data.message;
  return typeof error === "string" && error !== "" ? error : "unknown error";
}
