import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { IApiKeyModuleService, Logger } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { env } from "../../platform/env";

interface Dependencies {
  logger: Logger;
  [Modules.API_KEY]: IApiKeyModuleService;
}

/**
 * Hands the storefront its key: writes the token of the publishable key to DATA_DIR/publishable-key, at every start, so
 * that a new DATA_DIR with an old database works too.
 */
export class PublishableKeyService {
  private readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  /** Medusa calls these on the modules it has loaded. */
  readonly __hooks = { onApplicationStart: async () => this.writeKey() };

  /** Writes the file, readable by its owner only. Without a key yet (database not seeded) nothing is written. */
  async writeKey(): Promise<void> {
    const keys = await this.dependencies[Modules.API_KEY].listApiKeys(
      { type: "publishable" },
      { order: { created_at: "ASC" } },
    );
    const token = keys.find((key) => !key.revoked_at)?.token;
    if (!token) return;
    const file = path.join(env().DATA_DIR, "publishable-key");
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, `${token}\n`, { mode: 0o600 });
      await chmod(file, 0o600);
    } catch (error) {
      // The shop can run with PUBLISHABLE_KEY set by hand.
      this.dependencies.logger.error(
        `Cannot write the publishable key to ${file}`,
        error instanceof Error ? error : undefined,
      );
    }
  }
}
