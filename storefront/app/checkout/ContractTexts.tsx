import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { legalHref } from "~/content/page-slugs";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/**
 * The texts of the contract, to be read before it is concluded (§305(2) BGB, art. 246a §1 EGBGB). They are at the top,
 * because nothing may come between the order summary and its button (§312j(2) BGB).
 */
export function ContractTexts() {
  const t = useT("checkout");
  const tCommon = useT();
  const language = useLanguage();
  const texts = [
    { name: "terms", to: legalHref("terms", language) },
    { name: "withdrawal", to: legalHref("withdrawal", language) },
    { name: "guarantee", to: href("guarantee", language) },
  ] as const;
  return (
    <p className="text-sm">
      {t("confirm.texts")}{" "}
      {texts.map(({ name, to }, index) => (
        <Fragment key={name}>
          {index > 0 && " "}
          {/* keep the dot from starting a line */}
          <span className="whitespace-nowrap">
            <Link to={to} className="link inline-block py-1">
              {tCommon(`legal.${name}`)}
            </Link>
            {index < texts.length - 1 && " ·"}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
