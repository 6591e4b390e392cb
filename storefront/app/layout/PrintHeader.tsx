import { useT } from "~/i18n/react";
import { Mark } from "~/ui/Mark";
import { useSite } from "./use-site";

/** Only in print, where header and footer are hidden: logo and name of the shop, and the seller. */
export function PrintHeader() {
  const t = useT();
  const company = useSite()?.company;
  return (
    <div className="page hidden print:block">
      <div className="flex items-start justify-between gap-8 border-b border-chestnut/30 pb-4">
        <p className="flex items-center gap-3">
          <Mark className="size-10" />
          <span>
            <span lang="sc" className="block font-display text-lg leading-tight">
              {t("brand.name")}
            </span>
            <span className="text-sm text-chestnut">{t("brand.line")}</span>
          </span>
        </p>
        {company && (
          <address className="text-right text-sm not-italic">
            {company.name}
            <br />
            {company.street}, {company.postal_code} {company.city}
            <br />
            {company.email}
            <br />
            {t("footer.vatId", { id: company.vat_id })}
          </address>
        )}
      </div>
    </div>
  );
}
