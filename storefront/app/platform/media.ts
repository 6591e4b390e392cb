/** Widths in pixels that pictures are served in; 720, 828 and 1080 are those of phones, which show a picture in two or three pixels for one. */
export const pictureWidths = [320, 480, 640, 720, 828, 960, 1080, 1280, 1600, 2400] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Best first; every browser of the last years reads the last. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture below /media, taken apart. */
export interface MediaRequest {
  width: PictureWidth;
  format: PictureFormat;
  /** "site": a picture of the shop's own pages; "catalogue": one the owner uploaded to commerce. */
  origin: "site" | "catalogue";
  /** File name below that origin. */
  name: string;
}

/** `/media/<width>/<src>.<format>`; `src` is `site/<name>` or a file below commerce's /static. */
export const mediaUrl = (src: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${width}/${src.split("/").map(encodeURIComponent).join("/")}.${format}`;

// one or two path parts, none beginning with a dot: nothing outside the two origins can be named
const shape = /^\/(\d+)\/((?:[^/\\]+\/)?[^/\\]+)\.(avif|webp)$/;

/** The picture a path below /media asks for; null for widths, formats and names that are not served. */
export function parseMediaPath(path: string): MediaRequest | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const [, digits, src, ending] = shape.exec(decoded) ?? [];
  const width = pictureWidths.find((w) => String(w) === digits);
  const format = pictureFormats.find((f) => f === ending);
  if (!width || !format || !src || /(^|\/)\./.test(src) || src.includes("\0")) return null;
  return src.startsWith("site/")
    ? { width, format, origin: "site", name: src.slice("site/".length) }
    : { width, format, origin: "catalogue", name: src };
}
