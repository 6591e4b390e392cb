import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** When something was saved, and by whom: an e-mail address, empty where that is no user of the admin. */
export interface Saving {
  id: string;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A row that keeps a saving. */
interface SavedRow {
  id: string;
  /** Id of the user of the admin, or of an API key; null for what the shop came with. */
  saved_by: string | null;
  created_at: Date;
}

/** The savings of some rows, with the addresses of who saved them. */
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
