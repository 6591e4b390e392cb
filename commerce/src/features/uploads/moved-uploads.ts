import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "../../platform/env";

/** Beginning of the URL of an upload at any address of commerce; uploads have no folders. */
const anyAddress = 'https?://[^/"]+/static/';

/** Columns with the URLs of pictures that Medusa's admin shows. */
const urlColumns = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["product_variant", "thumbnail"],
] as const;

/**
 * Sets the stored URLs of the products' pictures to the current address of commerce. Medusa stores them with the address
 * at the time of the upload; after a move its product pages would show no pictures, because the admin loads them from its
 * own origin only. The details of a product identify its pictures by the same URLs.
 */
export async function updateMovedUploads(container: MedusaContainer): Promise<void> {
  const address = new URL("/static/", env().MEDUSA_BACKEND_URL).href;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await knex.transaction(async (transaction) => {
    for (const [table, column] of urlColumns) {
      await transaction(table)
        .whereRaw("?? ~ ?", [column, `^${anyAddress}`])
        .whereRaw("not starts_with(??, ?)", [column, address])
        .update({
          [column]: transaction.raw("regexp_replace(??, ?, ?)", [column, `^${anyAddress}`, address]),
          updated_at: transaction.fn.now(),
        });
    }
    const moved = "regexp_replace(pictures::text, ?, ?, 'g')::jsonb";
    const bindings = [`"url": "${anyAddress}`, `"url": "${address}`];
    await transaction("product_detail")
      .whereRaw(`pictures <> ${moved}`, bindings)
      .update({ pictures: transaction.raw(moved, bindings), updated_at: transaction.fn.now() });
  });
}
