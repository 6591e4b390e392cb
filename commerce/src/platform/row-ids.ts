import { z } from "@medusajs/framework/zod";

const idRows = z.array(z.object({ id: z.string() }));

/** Ids of rows read from the database, in their order. */
export const idsOf = (rows: unknown): string[] => idRows.parse(rows).map(({ id }) => id);
