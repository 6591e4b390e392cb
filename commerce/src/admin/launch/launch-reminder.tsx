import { Alert } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { openTopics, useLaunchChecklist } from "./use-launch-checklist";

/** Link to "Ready to open?", shown while topics are open. */
export function LaunchReminder() {
  const { t } = useTranslation();
  const { data } = useLaunchChecklist();
  const count = data ? openTopics(data) : 0;
  if (count === 0) return null;
  return (
    <Alert variant="warning">
      <Link to="/launch" className="underline">
        {t("launch.today", { count })}
      </Link>
    </Alert>
  );
}
