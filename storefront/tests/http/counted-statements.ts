import { env } from "../../e2e/support/env";

/**
 * Number of SQL statements that commerce has sent for requests about carts and orders since its start. Other requests are left out: the
 * storefront renews what it keeps in memory whenever it is due.
 */
export async function statementsOfCarts(): Promise<number> {
  const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` };
  const metrics = await (await fetch(new URL("/metrics", env.COMMERCE_URL), { headers })).text();
  const series =
    /^http_request_statements_total\{[^}]*route="\/store\/(?:carts|filled-carts|orders)\b[^}]*\} (\d+)$/gm;
  return [...metrics.matchAll(series)].reduce((sum, [, count]) => sum + Number(count), 0);
}
