import { headersOf, sdk } from "./server";

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

/** An uploaded picture: its URL and its size in pixels. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

/** Size of a picture in pixels; null if the browser cannot decode the file. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * Uploads a picture. Files the browser cannot decode are sent anyway, so that the server can return the reason for
 * rejecting them.
 * @throws FetchError if the upload is rejected, with a message in the admin's language
 */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const size = await sizeOf(file);
  const { files } = await sdk.admin.upload.create({ files: [file] }, undefined, headersOf());
  const [stored] = files;
  if (!stored || !size) throw new Error(file.name);
  return { url: stored.url, ...size };
}
