import { namesIn, sdk } from "./sdk";

/** An uploaded picture: its address and its size in pixels. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

/** Size of a picture in pixels; null where the browser cannot read the file. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * Uploads a picture. What the browser cannot read is sent all the same: the server says why it takes no such file.
 * @throws FetchError when it is refused, in words of the language
 */
export async function uploadPicture(file: File, language: string): Promise<UploadedPicture> {
  const size = await sizeOf(file);
  const { files } = await sdk.admin.upload.create({ files: [file] }, undefined, namesIn(language).headers);
  const [stored] = files;
  if (!stored || !size) throw new Error(file.name);
  return { url: stored.url, ...size };
}
