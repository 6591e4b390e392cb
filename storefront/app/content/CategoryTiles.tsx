import { Link } from "@remix-run/react";
import type { CategoryTile } from "~/commerce/types";
import { useLanguage, useT } from "~/i18n/react";
import { href } from "~/i18n/paths";
import { Picture } from "~/ui/Picture";

/** All categories, each with the picture of one of its products. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <nav aria-label={t("list.categories")} className="page pt-14 lg:pt-20">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 lg:gap-x-8">
        {tiles.map(({ id, name, slugs, picture }) => (
          <li key={id}>
            <Link to={href("category", language, { slug: slugs })} discover="none" className="group block">
              {picture && (
                <Picture
                  {...picture}
                  alt=""
                  sizes="(min-width: 48rem) 23vw, 46vw"
                  className="aspect-4/3 rounded-md object-cover transition duration-200 group-hover:brightness-105"
                />
              )}
              <span className="mt-2 block text-almond underline-offset-4 group-hover:underline">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
