import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { env } from "../../platform/env";

/**
 * Writes the token of the oldest publishable key that is not revoked to DATA_DIR/publishable-key, where the storefront
 * reads it; only the user of this process may read the file. Does nothing if there is no key yet. A write error is only
 * logged, because the shop also works with PUBLISHABLE_KEY set manually.
 */
export async function writePublishableKey(container: MedusaContainer): Promise<void> {
  const keys = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: "publishable" }, { order: { created_at: "ASC" } });
  const token = keys.find((key) => !key.revoked_at)?.token;
  if (!token) return;
  const file = path.join(env().DATA_DIR, "publishable-key");
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${token}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Cannot write the publishable key to ${file}`, error instanceof Error ? error : undefined);
  }
}
