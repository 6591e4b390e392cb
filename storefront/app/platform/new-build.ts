import { tabStorage } from "./site-data";

/** Minimum time between two reloads (spec §9), in ms. */
export const intervalMs = 10_000;

const reloadedAtKey = "reloaded-at";

/** Target of the current navigation, and its start in ms since 1970; loaded from the server if a chunk is missing. */
let target: { path: string; at: number } | null = null;

export const readTarget = (): string | null =>
  target && Date.now() - target.at < intervalMs ? target.path : null;

export function storeTarget({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): void {
  target = { path: pathname + search + hash, at: Date.now() };
}

export function forgetTarget(): void {
  target = null;
}

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

interface Preset {
  /** `preset`: what the page filled in, where React changes the DOM's own defaults or leaves old ones. */
  dataset: { readonly preset?: string };
}

type TextOrBox = Pick<HTMLInputElement, "value" | "defaultValue"> &
  Partial<Pick<HTMLInputElement, "checked" | "defaultChecked">> &
  Preset;

interface Choice extends Preset {
  options: Iterable<Pick<HTMLOptionElement, "selected" | "defaultSelected" | "value">>;
}

/** Whether a field differs from what the page filled in. */
export function isEdited(field: TextOrBox | Choice): boolean {
  const { preset } = field.dataset;
  if (!("options" in field))
    return field.value !== (preset ?? field.defaultValue) || field.checked !== field.defaultChecked;
  const options = [...field.options];
  const filledIn =
    options.find(({ value, defaultSelected }) =>
      preset === undefined ? defaultSelected : value === preset,
    ) ??
    // browsers select the first option if none is selected
    options[0];
  return filledIn?.selected === false;
}

/** Whether a form of the page holds input that leaving the page would lose. */
export const holdsInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      "input, textarea, select",
    ),
  ].some(isEdited);

/** Reloads the page unless something typed would be lost. */
export function reloadUnlessTyped(): void {
  if (!holdsInput()) location.reload();
}

/**
 * Loads the target page, or reloads the current one unless something typed would be lost; but not twice within ten
 * seconds, to avoid a loop if a file is missing permanently.
 * @returns whether the page is about to be replaced
 */
export function reloadForNewBuild(): boolean {
  const storage = tabStorage();
  const path = readTarget();
  // without storage it cannot be known whether this page has just been reloaded
  if (!storage || Date.now() - Number(storage.getItem(reloadedAtKey) ?? 0) < intervalMs) return false;
  if (path === null && holdsInput()) return false;
  storage.setItem(reloadedAtKey, String(Date.now()));
  if (path === null) location.reload();
  else location.assign(path);
  return true;
}
