/** In pixels; 720, 828 and 1080 are for phones, which have a pixel ratio of two or three. */
export const pictureWidths = [320, 480, 640, 720, 828, 960, 1080, 1280, 1600, 2400] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Best first; all current browsers support the last one. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureSource {
  /** Path of the original: `site/<name>` for the shop's own, else that of a file below /static in commerce. */
  src: string;
  /** Description; "" for decorative pictures. */
  alt: string;
  /** Size of the original in pixels; reserves the space before the picture has loaded. */
  width: number;
  height: number;
}

export interface MediaRequest {
  width: PictureWidth;
  format: PictureFormat;
  /** "site": a picture of the shop's pages; "catalogue": one the owner uploaded to commerce. */
  origin: "site" | "catalogue";
  name: string;
}

/** `/media/<width>/<src>.<format>`; `src` is `site/<name>` or a file below commerce's /static. */
export const mediaUrl = (src: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${width}/${src.split("/").map(encodeURIComponent).join("/")}.${format}`;

// one or two path segments, none starting with a dot: nothing outside the two origins can be addressed
const mediaPathPattern = /^\/(\d+)\/((?:[^/\\]+\/)?[^/\\]+)\.(avif|webp)$/;

/** Parses a path below /media; null for widths, formats and names that are not served. */
export function parseMediaPath(path: string): MediaRequest | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const [, digits, src, extension] = mediaPathPattern.exec(decoded) ?? [];
  const width = pictureWidths.find((w) => String(w) === digits);
  const format = pictureFormats.find((f) => f === extension);
  if (!width || !format || !src || /(^|\/)\./.test(src) || src.includes("\0")) return null;
  return src.startsWith("site/")
    ? { width, format, origin: "site", name: src.slice("site/".length) }
    : { width, format, origin: "catalogue", name: src };
}
