/** A number for the forms of one page view that nobody can guess; "" on the server, where pages are made for many. */
export function newPageNumber(): string {
  if (typeof document === "undefined") return "";
  // not `randomUUID`, which browsers have on secure addresses only
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
