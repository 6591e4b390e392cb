/**
 * Messages of the `TypeError` browsers throw for a request without a response or with an aborted one (as in the package
 * is-network-error); any other TypeError is a bug.
 */
const networkErrorMessages: readonly string[] = [
  // Chrome, Edge
  "Failed to fetch",
  "network error",
  // Firefox
  "NetworkError when attempting to fetch resource.",
  // Safari; the last one before version 17
  "Load failed",
  "The Internet connection appears to be offline.",
];

/** Whether a request got no response at all. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && networkErrorMessages.includes(error.message);

/**
 * Whether the response was not from the storefront, so that Remix could not parse it: an error page of a proxy in front
 * of it (502), or a truncated response.
 */
export const isUndecodableResponse = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unable to decode turbo-stream response");
