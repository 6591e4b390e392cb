/**
 * What browsers say of a request that got no answer, or of one that broke off, in the words of their `TypeError`
 * (as in the package is-network-error): any other TypeError is a fault of ours.
 */
const withoutAnswer: readonly string[] = [
  // Chrome, Edge
  "Failed to fetch",
  "network error",
  // Firefox
  "NetworkError when attempting to fetch resource.",
  // Safari; the last one before version 17
  "Load failed",
  "The Internet connection appears to be offline.",
];

/** Whether a request got no answer at all. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && withoutAnswer.includes(error.message);

/**
 * Whether the answer was none of the storefront's own, so that Remix could not read it: the page of a proxy in front of it (502),
 * or an answer that broke off.
 */
export const isForeignAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unable to decode turbo-stream response");
