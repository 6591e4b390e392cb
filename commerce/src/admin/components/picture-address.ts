const ownFiles = "/static/";

/**
 * URL of a picture for the admin. Files on commerce's disk are stored with the host name at the time of the upload;
 * after a change of the host they still exist, but the admin only loads pictures from its own origin. Other URLs are
 * returned unchanged.
 */
export function pictureAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname } = new URL(url);
  return pathname.startsWith(ownFiles) ? pathname : url;
}
