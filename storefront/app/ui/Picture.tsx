import {
  mediaUrl,
  type PictureFormat,
  pictureFormats,
  type PictureSource,
  pictureWidths,
} from "~/platform/media";

interface PictureProps extends PictureSource {
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  /** The first picture in view: loaded eagerly and with high priority. */
  priority?: boolean;
  className?: string;
}

/** Widths up to that of the original, so that nothing is upscaled; at least the smallest. */
const availableWidths = (original: number) =>
  pictureWidths.filter((w) => w <= Math.max(original, pictureWidths[0]));

const srcSet = (src: string, original: number, format: PictureFormat): string =>
  availableWidths(original)
    .map((w) => `${mediaUrl(src, w, format)} ${w}w`)
    .join(", ");

/** A responsive picture in AVIF and WebP, with the background colour as a placeholder. */
export function Picture({ src, alt, width, height, sizes, priority = false, className = "" }: PictureProps) {
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
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        // React 18 only supports this spelling of the attribute
        {...(priority ? { fetchpriority: "high" } : {})}
        className={`block h-auto w-full bg-sand ${className}`}
      />
    </picture>
  );
}
