import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Logs an error that must not stop what called it. */
export function logFailure(container: MedusaContainer, what: string, error: unknown): void {
  container.resolve(ContainerRegistrationKeys.LOGGER).error(what, error instanceof Error ? error : undefined);
}
