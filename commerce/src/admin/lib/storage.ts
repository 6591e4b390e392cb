/** localStorage; null if the browser blocks site data: merely asking for it then throws. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
