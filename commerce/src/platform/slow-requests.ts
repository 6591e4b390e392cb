import { onEveryRequest } from "./every-request";

/**
 * Closes connections whose request does not arrive: its headers within seconds, its body within the time a large
 * picture takes on a slow line. Node's own limits are minutes. Medusa creates the server without options, and the first
 * request, a health check, is the first place to reach it; the limits also apply to connections that are already open.
 */
export function limitArrivals(): void {
  onEveryRequest((_request, _response, server) => {
    // Node checks a server created without options only every 30 seconds
    server.headersTimeout = 8_000;
    server.requestTimeout = 120_000;
  });
}
