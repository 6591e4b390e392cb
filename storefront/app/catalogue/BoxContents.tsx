import { Link } from "@remix-run/react";
import type { BoxContent } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/** Contents of a gift box, each with a link to its product page. */
export function BoxContents({ contents }: { contents: readonly BoxContent[] }) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <section aria-labelledby="contents">
      <h2 id="contents" className="text-xl">
        {t("product.contents")}
      </h2>
      <ul className="mt-4 divide-y divide-sand border-y border-sand">
        {contents.map(({ id, name, pieces, slugs }) => (
          <li key={id} className="py-1">
            {pieces > 1 && <span className="figures">{pieces} × </span>}
            {slugs ? (
              <Link
                to={href("product", language, { slug: slugs[language] })}
                className="link inline-block py-1.5"
              >
                {name}
              </Link>
            ) : (
              <span className="inline-block py-1.5">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
