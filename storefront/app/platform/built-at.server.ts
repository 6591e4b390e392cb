/** Put in by the build (vite.config.ts). */
declare const BUILT_AT: string;

/** When the storefront was built; ISO 8601, UTC. */
export const builtAt = BUILT_AT;
