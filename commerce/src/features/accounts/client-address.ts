import type { MedusaRequest } from "@medusajs/framework/http";
import { env } from "../../platform/env";

/**
 * The address a request comes from. Medusa believes the X-Forwarded-For header of everybody; here only as many entries count as
 * there are proxies in front (`TRUSTED_PROXIES`), so that nobody tries passwords under ever new addresses.
 */
export function clientAddress(req: MedusaRequest): string {
  const proxies = env().TRUSTED_PROXIES;
  const named = (req.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return (proxies > 0 && named.at(-proxies)) || (req.socket.remoteAddress ?? "");
}
