import { tabStorage } from "./site-data";

/** Minimum time between two reloads (spec §9), in ms. */
export const intervalMs = 10_000;

const reloadedAtKey = "reloaded-at";

/** sessionStorage key of the navigation target, for a page that is reloaded because a chunk was missing. */
const targetKey = "wanted-page";

interface NavigationTarget {
  path: string;
  /** Start of the navigation, in ms since 1970. */
  at: number;
}

export function readTarget(): string | null {
  const text = tabStorage()?.getItem(targetKey);
  if (!text) return null;
  const { path, at } = JSON.parse(text) as NavigationTarget;
  return Date.now() - at < intervalMs ? path : null;
}

export function storeTarget({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): void {
  const path = pathname + search + hash;
  tabStorage()?.setItem(targetKey, JSON.stringify({ path, at: Date.now() } satisfies NavigationTarget));
}

export const forgetTarget = (): void => tabStorage()?.removeItem(targetKey);

/** Build of this page; Remix names its manifest by a hash of it. */
const ownBuild = (): string => window.__remixManifest.version;

/** Whether the shop serves another build than this page's; an unreachable shop does not mean a new build. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch("/api/build", { signal: AbortSignal.timeout(2_000) });
    const answer: unknown = await response.json();
    const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : "";
    return typeof id === "string" && id !== "" && id !== ownBuild();
  } catch {
    return false;
  }
}

type TextOrBox = Pick<HTMLInputElement, "value" | "defaultValue"> &
  Partial<Pick<HTMLInputElement, "checked" | "defaultChecked">>;

interface Choice {
  options: Iterable<Pick<HTMLOptionElement, "selected" | "defaultSelected">>;
}

/** Whether a field differs from what the server filled in. */
export function isEdited(field: TextOrBox | Choice): boolean {
  if (!("options" in field))
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  const options = [...field.options];
  // browsers select the first option if the server selected none
  const preset = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return preset?.selected === false;
}

const holdsInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      "input, textarea, select",
    ),
  ].some(isEdited);

/**
 * Loads the target page, or reloads the current one unless something typed would be lost; but not twice within ten
 * seconds, to avoid a loop if a file is missing permanently.
 * @returns whether the page is about to be replaced
 */
export function reloadForNewBuild(): boolean {
  const storage = tabStorage();
  const target = readTarget();
  // without storage it cannot be known whether this page has just been reloaded
  if (!storage || Date.now() - Number(storage.getItem(reloadedAtKey) ?? 0) < intervalMs) return false;
  if (target === null && holdsInput()) return false;
  storage.setItem(reloadedAtKey, String(Date.now()));
  if (target === null) location.reload();
  else location.assign(target);
  return true;
}
