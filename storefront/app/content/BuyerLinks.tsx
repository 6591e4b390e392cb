import { Link } from "@remix-run/react";
import type { NoticeLanguage } from "~/i18n/languages";
import type { BuyerLink } from "./buyer-texts";

export function BuyerLinks({ language, links }: { language: NoticeLanguage; links: readonly BuyerLink[] }) {
  return (
    <ul lang={language} className="flex flex-wrap gap-x-6">
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className="link inline-block py-1.5">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
