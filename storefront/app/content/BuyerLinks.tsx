import { Link } from "@remix-run/react";
import type { NoticeLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import { buyerTexts } from "./buyer-texts";

/** The way to the withdrawal notice and the legal guarantee in French or Spanish. */
export function BuyerLinks({ language }: { language: NoticeLanguage }) {
  const here = useLanguage();
  const texts = buyerTexts[language];
  return (
    <ul lang={language} className="flex flex-wrap gap-x-6">
      <li>
        <Link to={href("page", here, { slug: texts.withdrawalSlug })} className="link inline-block py-1.5">
          {texts.withdrawal}
        </Link>
      </li>
      <li>
        <Link to={`${href("guarantee", here)}#${language}`} className="link inline-block py-1.5">
          {texts.guarantee}
        </Link>
      </li>
    </ul>
  );
}
