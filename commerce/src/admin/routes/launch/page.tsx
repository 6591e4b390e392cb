import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { LoadStatus, PageHead } from "../../components/page-parts";
import { openTopics, useLaunchChecklist } from "../../launch/launch-checklist";
import { TopicCard } from "../../launch/topic-card";
import { ownersOnly } from "../../people/staff-role";

/**
 * "Ready to open?": what the shop needs before real sales. Linked from "Today" and "The shop" while something is
 * missing.
 */
const LaunchPage = () => {
  const { t } = useTranslation();
  const query = useLaunchChecklist();
  const { data } = query;
  const count = data ? openTopics(data) : 0;
  return (
    <div className="flex max-w-3xl flex-col gap-y-3">
      <PageHead title={t("launch.title")} hint={t("launch.hint")} className="px-1">
        {data && (
          <Text size="small" role="status">
            {t(data.production ? "launch.production" : "launch.demo")}{" "}
            {count === 0 ? t("launch.ready") : t("launch.open", { count })}
          </Text>
        )}
      </PageHead>
      <LoadStatus query={query} failed={t("launch.loadFailed")} className="px-1" />
      {data?.topics.map(({ name, gaps }) => (
        <TopicCard key={name} name={name} gaps={gaps} />
      ))}
    </div>
  );
};

export default ownersOnly(LaunchPage);
