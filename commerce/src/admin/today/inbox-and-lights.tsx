import { StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Today } from "../../features/today/read-today";
import type { HealthStatus } from "../../features/today/health-status";
import { useFormats } from "../lib/use-formats";

export function InboxRows({ today }: { today: Today }) {
  const { t } = useTranslation();
  const rows = [
    { to: "/reviews", name: "reviews", count: today.pending_reviews },
    { to: "/messages", name: "messages", count: today.open_messages },
    { to: "/mails?show=failed", name: "mails", count: today.failed_mails },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="divide-y">
      {rows.map(({ to, name, count }) => (
        <li key={name} className="px-4 py-3 sm:px-6">
          <Link to={to} className="txt-compact-small-plus text-ui-fg-base underline">
            {t(`today.${name}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const colours: Readonly<Record<HealthStatus["state"], "green" | "red" | "orange" | "grey">> = {
  ok: "green",
  failing: "red",
  unknown: "grey",
  files: "grey",
  paused: "orange",
};

export function LightRows({ lights }: Pick<Today, "lights">) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <ul className="divide-y">
      {(["jobs", "mail", "books", "backup"] as const).map((name) => {
        const { state, at } = lights[name];
        return (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 sm:px-6">
            <Text size="small">
              {t(`today.lights.${name}`)}
              {at !== null && ` · ${t("today.seen", { time: dateTime(at) })}`}
            </Text>
            <StatusBadge color={colours[state]}>{t(`today.states.${state}`)}</StatusBadge>
          </li>
        );
      })}
    </ul>
  );
}
