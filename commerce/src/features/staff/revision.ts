import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * Fingerprint of what a form shows. The form sends it back as `If-Match` (RFC 9110), so that it changes nothing it has
 * not shown. Dates count as their ISO text, as in the answer.
 */
export const revisionOf = (shown: unknown): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url");

/** Whether a form showed something else than what is stored now. Requests without the header show no form: scripts. */
export const isStale = (ifMatch: string | undefined, revision: string): boolean =>
  ifMatch !== undefined && ifMatch !== `"${revision}"`;

/** Time and author of a save: an e-mail address, empty when it is not an admin user. */
export interface SavedVersion {
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
export async function savedVersions(
  container: MedusaContainer,
  rows: readonly SavedRow[],
): Promise<SavedVersion[]> {
  const ids = [...new Set(rows.flatMap(({ saved_by }) => saved_by ?? []))];
  const users = ids.length === 0 ? [] : await container.resolve(Modules.USER).listUsers({ id: ids });
  const emailOf = new Map(users.map(({ id, email }) => [id, email]));
  return rows.map(({ id, saved_by, created_at }) => ({
    id,
    by: (saved_by !== null && emailOf.get(saved_by)) || "",
    at: new Date(created_at).toISOString(),
  }));
}
