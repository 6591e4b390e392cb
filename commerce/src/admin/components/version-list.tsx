import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { SavedVersion } from "../../features/staff/revision";
import { useFormats } from "../lib/use-formats";
import { ActionButton, Panel } from "./page-parts";

interface Props {
  /** Newest first; the first is the current version. */
  versions: readonly SavedVersion[];
  onTake: (version: SavedVersion) => void;
}

/** Earlier versions of a page, a post or the settings: each can be loaded into the form and saved again from there. */
export function VersionList({ versions, onTake }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (versions.length < 2) return null;
  return (
    <Panel title={t("content.history.title")}>
      <ul className="flex flex-col gap-y-2">
        {versions.map((version, index) => (
          <li key={version.id} className="flex flex-wrap items-center justify-between gap-2">
            <Text size="small">
              {[dateTime(version.at), version.by, index === 0 && t("content.history.current")]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {index > 0 && (
              <ActionButton
                aria-label={t("content.history.takeOf", { time: dateTime(version.at) })}
                onClick={() => onTake(version)}
              >
                {t("content.history.take")}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
