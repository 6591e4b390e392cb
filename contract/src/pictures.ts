/** What pictures the shop takes and can show: commerce refuses others when they are uploaded, the storefront when it resizes. */
export const pictureLimits = {
  /** Width times height, of all frames together. Small files can unfold to far more than a server has memory for. */
  pixels: 40_000_000,
  /** Bytes of one file. */
  bytes: 20 * 1024 * 1024,
} as const;
