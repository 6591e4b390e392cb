import { mediaUrl, pictureFormats, pictureWidths, type PictureFormat } from "~/platform/media";

/** An original: `site/<name>` for the shop's own, else the name of a file of commerce. */
export interface PictureSource {
  src: string;
  /** What is to be seen; "" for decoration. */
  alt: string;
  /** Pixels of the original: they keep the place free before the picture comes. */
  width: number;
  height: number;
}

interface PictureProps extends PictureSource {
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The one picture a visitor sees first: loaded at once and before others. */
  first?: boolean;
  className?: string;
}

/** Nothing is blown up: the widths the original has, or the smallest. */
const fitting = (original: number) => pictureWidths.filter((w) => w <= Math.max(original, pictureWidths[0]));

const srcSet = (src: string, original: number, format: PictureFormat): string =>
  fitting(original)
    .map((w) => `${mediaUrl(src, w, format)} ${w}w`)
    .join(", ");

/** A picture in AVIF and WebP, in as many widths as screens need, on the ground colour until it is there. */
export function Picture({ src, alt, width, height, sizes, first = false, className = "" }: PictureProps) {
  return (
    <picture className="contents">
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(src, width, format)} sizes={sizes} />
      ))}
      <img
        src={mediaUrl(src, 960, "webp")}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        // React 18 knows the attribute only in this spelling
        {...(first ? { fetchpriority: "high" } : {})}
        className={`block h-auto w-full bg-sand ${className}`}
      />
    </picture>
  );
}
