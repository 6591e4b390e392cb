import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { send } from "./shop";

/** A route of the installed Medusa or of the shop. */
export interface Route {
  method: string;
  address: string;
}

/** A route, and whether it is one of Medusa's own. */
interface FoundRoute extends Route {
  medusa: boolean;
}

const commerce = path.resolve(import.meta.dirname, "../..");
const methods = /export(?:s\.| async function | const | function )(GET|POST|PUT|PATCH|DELETE)\b/g;

/** The routes defined by the files in a folder. */
const routesIn = (folder: string, medusa: boolean): FoundRoute[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /^route\.(js|ts)$/.test(path.basename(file)))
    .flatMap((file) => {
      const address = `/${path.dirname(file)}`.replaceAll(path.sep, "/").replaceAll(/\[(\w+)\]/g, ":$1");
      const found = readFileSync(path.join(folder, file), "utf8").matchAll(methods);
      return [...new Set([...found].map(([, method]) => method ?? ""))].map((method) => ({
        method,
        address,
        medusa,
      }));
    });

/** All routes; routes of the shop that override Medusa's are included twice. */
export const routes = [
  ...routesIn(path.join(commerce, "node_modules/@medusajs/medusa/dist/api"), true),
  ...routesIn(path.join(commerce, "src/api"), false),
];

/** Name of a route in tests. */
export const nameOf = ({ method, address }: Route): string => `${method} ${address}`;
/** All routes of an API. @param area its first path segment */
export const routesBelow = (area: string) => routes.filter(({ address }) => address.startsWith(`/${area}/`));

/** Statuses of all routes, requested in the same way, by route name; ids are replaced by non-existent ones. */
export async function statuses(
  asked: Route[],
  headers: Record<string, string>,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const waiting = [...asked];
  const work = async (): Promise<void> => {
    for (let route = waiting.pop(); route; route = waiting.pop()) {
      const { method, address } = route;
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const { status } = await send(method, address.replaceAll(/:\w+/g, "no_thing"), body, headers);
      answers[nameOf(route)] = status;
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return answers;
}

/** The routes with a status other than the expected one. */
export const others = (answers: Record<string, number>, than: number): Record<string, number> =>
  Object.fromEntries(Object.entries(answers).filter(([, status]) => status !== than));
