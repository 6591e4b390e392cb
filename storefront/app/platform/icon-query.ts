/** Maximum length of an icon request's URL (spec §9), path and query, in characters. */
export const maxIconUrlLength = 500;

/** An icon request (spec §7): one collection and the names of some of its icons. */
export interface IconQuery {
  collection: string;
  icons: string[];
}

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const endpoint = (collection: string) => `/api/icons/${collection}.json?icons=`;

/** Null if it is no icon request. Impossible icon names are kept and later reported as not found. */
export function parseIconUrl(url: URL): IconQuery | null {
  const [, collection] = /^\/api\/icons\/([a-z0-9-]+)\.json$/.exec(url.pathname) ?? [];
  const icons = [...new Set((url.searchParams.get("icons") ?? "").split(",").filter(Boolean))].sort();
  return collection && namePattern.test(collection) && icons.length > 0 ? { collection, icons } : null;
}

/** URLs that fetch the given icons of a collection, none longer than `maxIconUrlLength`. */
export function iconUrls(collection: string, names: readonly string[]): string[] {
  const urls: string[] = [];
  for (const name of [...new Set(names)].sort()) {
    if (!namePattern.test(name)) continue;
    const last = urls.at(-1);
    const longer = `${last ?? ""},${name}`;
    if (last !== undefined && longer.length <= maxIconUrlLength) urls[urls.length - 1] = longer;
    else urls.push(endpoint(collection) + name);
  }
  return urls;
}
