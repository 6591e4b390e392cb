import { Link } from "@remix-run/react";
import { useT } from "~/i18n/react";
import type { PageLink } from "./pages-about.server";

/** Informational pages that match a search. */
export function PageLinks({ pages }: { pages: readonly PageLink[] }) {
  const t = useT("catalogue");
  return (
    <nav aria-labelledby="pages-found" className="mt-8">
      <h2 id="pages-found" className="text-xl">
        {t("search.pages")}
      </h2>
      <ul className="mt-2">
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} discover="none" className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
