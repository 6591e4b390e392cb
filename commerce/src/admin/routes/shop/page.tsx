import { useTranslation } from "react-i18next";
import { LoadStatus, Hint, PageHead } from "../../components/page-parts";
import { LaunchReminder } from "../../launch/launch-checklist";
import { useFormats } from "../../lib/use-formats";
import { ownersOnly } from "../../people/staff-role";
import { SettingsForm } from "../../shop-settings/settings-form";
import { useShopSettings } from "../../shop-settings/use-shop-settings";

/** "The shop": all shop settings in one place; they apply to pages, cart, mails and documents. */
const ShopPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { query } = useShopSettings();
  const { data } = query;
  const saved = data?.versions[0];
  return (
    <div className="flex max-w-3xl flex-col gap-y-3">
      <PageHead title={t("shopSettings.title")} hint={t("shopSettings.hint")} className="px-1">
        {saved && (
          <Hint>
            {t(saved.by ? "shopSettings.lastSavedBy" : "shopSettings.lastSaved", {
              by: saved.by,
              time: dateTime(saved.at),
            })}
          </Hint>
        )}
      </PageHead>
      <LaunchReminder />
      <LoadStatus query={query} failed={t("shopSettings.loadFailed")} className="px-1" />
      {data && <SettingsForm page={data} />}
    </div>
  );
};

export default ownersOnly(ShopPage);
