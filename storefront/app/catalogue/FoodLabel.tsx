import { Link } from "@remix-run/react";
import type { Variant } from "~/commerce/types";
import { BuyerLinks } from "~/content/BuyerLinks";
import type { BuyerLink } from "~/content/buyer-links";
import type { NoticeLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LabelParts } from "./LabelParts";
import type { LabelSheet } from "./label-types";

/** A label in a language that is not a page language, with its surrounding texts. */
export interface NoticeSheet extends LabelSheet {
  language: NoticeLanguage;
  title: string;
  /** Id of its element on the page. */
  anchor: string;
  links: readonly BuyerLink[];
}

interface Props {
  /** null if there is no food information. */
  label: LabelSheet | null;
  /** The label in French and Spanish, for delivery countries whose language the shop does not offer (art. 15). */
  notices: readonly NoticeSheet[];
  variant: Variant | undefined;
}

/** Mandatory food information before the contract (regulation (EU) 1169/2011 art. 9 and 14). */
export function FoodLabel({ label, notices, variant }: Props) {
  const t = useT("product");
  const tCommon = useT();
  const pageLanguage = useLanguage();
  return (
    <section aria-labelledby="label" className="min-w-0">
      <h2 id="label" className="mb-4 text-xl">
        {t("label.title")}
      </h2>
      {label ? (
        <>
          <LabelParts sheet={label} variant={variant} />
          <div className="mt-6 border-b border-chestnut/20">
            {notices.map((sheet) => (
              <details key={sheet.language} lang={sheet.language} className="border-t border-chestnut/20">
                <summary className="min-h-11 cursor-pointer py-2.5">{sheet.title}</summary>
                <div id={sheet.anchor} className="scroll-mt-24 pt-2 pb-6">
                  <LabelParts sheet={sheet} variant={variant} />
                  <div className="mt-4">
                    <BuyerLinks language={sheet.language} links={sheet.links} />
                  </div>
                </div>
              </details>
            ))}
          </div>
        </>
      ) : (
        <p>
          {t("label.missing")}{" "}
          <Link to={href("contact", pageLanguage)} className="link">
            {t("label.ask")}
          </Link>
          .
        </p>
      )}
      <p className="mt-4">
        <Link to={href("allergens", pageLanguage)} className="link inline-block py-1">
          {tCommon("footer.allergens")}
        </Link>
      </p>
    </section>
  );
}
