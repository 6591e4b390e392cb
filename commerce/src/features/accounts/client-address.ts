import type { MedusaRequest } from "@medusajs/framework/http";
import { env } from "../../platform/env";

/**
 * IP address of the client. Medusa trusts any X-Forwarded-For header; here only as many entries count as there are
 * proxies in front (`TRUSTED_PROXIES`), so that nobody can try passwords under ever new addresses.
 */
export function clientAddress(req: MedusaRequest): string {
  const proxies = env().TRUSTED_PROXIES;
  const forwarded = (req.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return (proxies > 0 && forwarded.at(-proxies)) || (req.socket.remoteAddress ?? "");
}
