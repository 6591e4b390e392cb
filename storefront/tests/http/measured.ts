import { env } from "../../e2e/support/env";

/** All that a server has measured since its start. @param query `?collect=process` leaves out the figures of the shop, which take long */
export async function metricsOf(server: string, query = ""): Promise<string> {
  const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` };
  return (await fetch(new URL(`/metrics${query}`, server), { headers })).text();
}

/** Sum of a server's series. @param series matches the line of each before its value, with the flags g and m */
export async function measured(server: string, series: RegExp): Promise<number> {
  const lines = new RegExp(`${series.source} (\\d+)$`, series.flags);
  return [...(await metricsOf(server, "?collect=process")).matchAll(lines)].reduce(
    (sum, line) => sum + Number(line.at(-1)),
    0,
  );
}

/**
 * Number of SQL statements that commerce has sent for requests about carts and orders since its start. Other requests are left out: the
 * storefront renews what it keeps in memory whenever it is due.
 */
export const statementsOfCarts = (): Promise<number> =>
  measured(
    env.COMMERCE_URL,
    /^http_request_statements_total\{[^}]*route="\/store\/(?:carts|filled-carts|orders)\b[^}]*\}/gm,
  );
