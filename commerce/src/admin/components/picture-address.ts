const ownFiles = "/static/";

/**
 * Where the admin finds a picture. Files on commerce's own disk are written down with the address it had when they were uploaded; they are
 * still there when it has moved to another one, and the admin loads pictures of its own origin only. Others stay as they are.
 */
export function pictureAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname } = new URL(url);
  return pathname.startsWith(ownFiles) ? pathname : url;
}
