/** What is used of an `http.ServerResponse`. */
interface Answer {
  on: (event: "timeout", listener: () => void) => unknown;
  readonly socket: { readonly writableLength: number } | null;
  destroy: () => unknown;
}

/** Milliseconds nothing may move on a connection while its client has something to send or to take: `server.timeout`. */
export const maxStillMs = 30_000;

/**
 * Closes the connection of a request when the server's `timeout` passes and its client has sent half a body or does not
 * take the answer. An answer the server itself is still working on is waited for: with a listener, Node leaves the
 * connection open.
 */
export function closeWhenStill(request: { readonly complete: boolean }, response: Answer): void {
  response.on("timeout", () => {
    if (!request.complete || (response.socket?.writableLength ?? 0) > 0) response.destroy();
  });
}
