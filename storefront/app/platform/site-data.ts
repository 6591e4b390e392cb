/** Null if the browser blocks site data, cookies included: merely asking for it then throws, which in an effect would take the page away. */
export function ifAllowed<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}

const allowedStorage = ifAllowed(() => {
  const storage = sessionStorage;
  // some browsers hand it out and refuse what is written
  storage.setItem("probe", "");
  storage.removeItem("probe");
  return storage;
});

/** The tab's storage; null if it is blocked, so that nothing outlives the page. */
export const tabStorage = (): Storage | null => allowedStorage;

/** Remix uses the tab's storage without a guard, so that no link would work: one for the page's life instead. */
export function replaceBlockedStorage(): void {
  if (allowedStorage) return;
  const values = new Map<string, string>();
  const value: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  };
  Object.defineProperty(window, "sessionStorage", { value });
}
