/** Limits for pictures: checked by commerce on upload and by the storefront on resizing. */
export const pictureLimits = {
  /** Width times height, summed over all frames. Small files can decompress to more than a server's memory. */
  pixels: 40_000_000,
  /** Bytes of one file. */
  bytes: 20 * 1024 * 1024,
} as const;
