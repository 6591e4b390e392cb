import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Time and author of a save: an e-mail address, empty when it is not an admin user. */
export interface Saving {
  id: string;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A row that records a save. */
interface SavedRow {
  id: string;
  /** Id of the admin user or of the API key; null for seeded content. */
  saved_by: string | null;
  created_at: Date;
}

/** The saves of some rows, with the authors' addresses. */
export async function savingsOf(container: MedusaContainer, rows: readonly SavedRow[]): Promise<Saving[]> {
  const ids = [...new Set(rows.flatMap(({ saved_by }) => saved_by ?? []))];
  const users = ids.length === 0 ? [] : await container.resolve(Modules.USER).listUsers({ id: ids });
  const emailOf = new Map(users.map(({ id, email }) => [id, email]));
  return rows.map(({ id, saved_by, created_at }) => ({
    id,
    by: (saved_by !== null && emailOf.get(saved_by)) || "",
    at: new Date(created_at).toISOString(),
  }));
}
