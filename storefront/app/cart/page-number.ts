/**
 * Unguessable number for the forms of one page view; "" on the server, where a rendered page is shared by many
 * visitors.
 */
export function newPageNumber(): string {
  if (typeof document === "undefined") return "";
  // not `randomUUID`, which browsers only provide in secure contexts
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
