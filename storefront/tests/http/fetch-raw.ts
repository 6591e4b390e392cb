import { sendRawTo, type RawAnswer } from "../../../testing/raw-request";
import { env } from "../../e2e/support/env";

/** Sends a request to the storefront without decompressing the response or following redirects. */
export const fetchRaw = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  sendRawTo(new URL(env.SHOP_URL), { method: "GET", path, headers });
