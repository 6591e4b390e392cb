import { mediaUrl, pictureFormats, pictureWidths, type PictureFormat } from "~/platform/media";

interface PictureProps {
  /** Original: `site/<name>` for the shop's own, else the name of a file of commerce. */
  src: string;
  /** What is to be seen; "" for decoration. */
  alt: string;
  /** Pixels of the original: they keep the place free before the picture comes. */
  width: number;
  height: number;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The one picture a visitor sees first: loaded at once and before others. */
  first?: boolean;
  className?: string;
}

/** An original up to a tenth smaller than a width is worth that width's address. */
const useful = (original: number) =>
  pictureWidths.filter((w, i) => w <= original || (pictureWidths[i - 1] ?? 0) < original);

const srcSet = (src: string, original: number, format: PictureFormat): string =>
  useful(original)
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
