import { Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { TopicCard } from "../../launch/topic-card";
import { openTopics, useLaunchChecklist } from "../../launch/use-launch-checklist";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

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
      <div className="flex flex-col gap-y-1 px-1">
        <Heading>{t("launch.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("launch.hint")}
        </Text>
        {data && (
          <Text size="small" role="status">
            {[
              t(data.production ? "launch.production" : "launch.demo"),
              count === 0 ? t("launch.ready") : t("launch.open", { count }),
            ].join(" ")}
          </Text>
        )}
      </div>
      <LoadStatus query={query} failed={t("launch.loadFailed")} className="px-1" />
      {data?.topics.map(({ name, gaps }) => (
        <TopicCard key={name} name={name} gaps={gaps} />
      ))}
    </div>
  );
};

export default ownersOnly(LaunchPage);
