import { namesIn, sdk } from "./sdk";

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
 * @throws FetchError if the upload is rejected, with a message in `language`
 */
export async function uploadPicture(file: File, language: string): Promise<UploadedPicture> {
  const size = await sizeOf(file);
  const { files } = await sdk.admin.upload.create({ files: [file] }, undefined, namesIn(language).headers);
  const [stored] = files;
  if (!stored || !size) throw new Error(file.name);
  return { url: stored.url, ...size };
}
