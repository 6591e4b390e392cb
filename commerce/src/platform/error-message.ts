import { z } from "@medusajs/framework/zod";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

const withMessage = z.object({ message: z.string().min(1) });

/** Message of an error; errors from workflows may be plain objects, which do not stringify usefully. */
export function errorMessageOf(error: unknown): string {
  const { data } = withMessage.safeParse(error);
  if (data) return data.message;
  return typeof error === "string" && error !== "" ? error : "unknown error";
}

/** Logs an error that must not stop what called it. */
export function logFailure(container: MedusaContainer, what: string, error: unknown): void {
  container.resolve(ContainerRegistrationKeys.LOGGER).error(what, error instanceof Error ? error : undefined);
}
