import { loadChunk } from "./load-chunk";
import { readTarget, reloadForNewBuild } from "./new-build";

/**
 * Imports the code of a route. If the file is missing although the shop answers, the target page is loaded from there.
 * @throws a lost connection as `fetch` reports it, which the error page recognises
 */
async function importRoute(file: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ file);
  } catch (error) {
    const { ok } = await fetch(file, { method: "HEAD" });
    if (!ok && readTarget() !== null && reloadForNewBuild()) await new Promise(() => undefined);
    throw error;
  }
}

/**
 * Takes the place of Remix's function (vite.config.ts), which reloads the page when the code of a route fails to load:
 * over a flaky line a form would lose its input, and offline the browser's own error page would replace the shop.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[id] ??= await loadChunk(() => importRoute(module));
  return loaded[id];
}
