/** Defined by the build (vite.config.ts). */
declare const BUILT_AT: string;

/** Build time of the storefront; ISO 8601, UTC. */
export const builtAt = BUILT_AT;
