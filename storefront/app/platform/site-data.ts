/** Null if the browser blocks site data: merely asking for it then throws, which in an effect would take the page away. */
export function ifAllowed<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}

export const tabStorage = (): Storage | null => ifAllowed(() => sessionStorage);
