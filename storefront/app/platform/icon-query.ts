/** Longest address of an icon call (spec §9), path and query, in characters. */
export const iconUrlMax = 500;

/** An icon call (spec §7): one collection and the names of some of its icons. */
export interface IconQuery {
  collection: string;
  icons: string[];
}

const nameShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Path of the endpoint for a collection. */
const endpoint = (collection: string) => `/api/icons/${collection}.json?icons=`;

/** The icons an address asks for; null when it is no icon call. Names that no icon can have are kept, as not found. */
export function parseIconUrl(url: URL): IconQuery | null {
  const [, collection] = /^\/api\/icons\/([a-z0-9-]+)\.json$/.exec(url.pathname) ?? [];
  const icons = [...new Set((url.searchParams.get("icons") ?? "").split(",").filter(Boolean))].sort();
  return collection && nameShape.test(collection) && icons.length > 0 ? { collection, icons } : null;
}

/** The addresses that fetch some icons of a collection, none longer than `iconUrlMax`. */
export function iconUrls(collection: string, names: readonly string[]): string[] {
  const urls: string[] = [];
  for (const name of [...new Set(names)].sort()) {
    if (!nameShape.test(name)) continue;
    const last = urls.at(-1);
    const longer = `${last ?? ""},${name}`;
    if (last !== undefined && longer.length <= iconUrlMax) urls[urls.length - 1] = longer;
    else urls.push(endpoint(collection) + name);
  }
  return urls;
}
