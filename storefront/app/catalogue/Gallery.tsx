import type { Picture as PictureView } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { Picture } from "~/ui/Picture";

/**
 * The pictures of a product: the first large, the others below as a row to swipe or scroll through by keyboard.
 * No script is needed.
 */
export function Gallery({ pictures, dimmed }: { pictures: readonly PictureView[]; dimmed: boolean }) {
  const t = useT("catalogue");
  const [first, ...others] = pictures;
  if (!first) return <div className="aspect-4/3 rounded-md bg-sand" />;
  return (
    <section aria-label={t("product.gallery")}>
      <div className="overflow-hidden rounded-md bg-sand">
        <Picture
          {...first}
          sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)"
          first
          className={`aspect-3/2 object-cover sm:aspect-4/3 ${dimmed ? "opacity-50 grayscale-60" : ""}`}
        />
      </div>
      {others.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-4">
          {others.map((picture) => (
            <li key={picture.src} className="overflow-hidden rounded-md bg-sand">
              <Picture
                {...picture}
                sizes="(min-width: 64rem) 21rem, 47vw"
                className="aspect-4/3 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
