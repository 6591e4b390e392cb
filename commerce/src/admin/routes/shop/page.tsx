import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import { Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { LaunchReminder } from "../../launch/launch-reminder";
import { useFormats } from "../../lib/use-formats";
import { SettingsForm } from "../../shop-settings/settings-form";
import { useShopSettings } from "../../shop-settings/use-shop-settings";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

/** "The shop": all shop settings in one place; they apply to pages, cart, mails and documents. */
const ShopPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { query } = useShopSettings();
  const { data } = query;
  const saved = data?.last_saved;
  return (
    <div className="flex max-w-3xl flex-col gap-y-3">
      <div className="flex flex-col gap-y-1 px-1">
        <Heading>{t("shopSettings.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("shopSettings.hint")}
        </Text>
        {saved && (
          <Text size="small" className="text-ui-fg-subtle">
            {t(saved.by ? "shopSettings.lastSavedBy" : "shopSettings.lastSaved", {
              by: saved.by,
              time: dateTime(saved.at),
            })}
          </Text>
        )}
      </div>
      <LaunchReminder />
      <LoadStatus query={query} failed={t("shopSettings.loadFailed")} className="px-1" />
      {data && <SettingsForm page={data} />}
    </div>
  );
};

export const config = defineRouteConfig({
  label: "shopSettings.title",
  icon: BuildingStorefront,
  translationNs: "translation",
});

export default ownersOnly(ShopPage);
