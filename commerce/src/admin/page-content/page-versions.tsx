import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { PageSaving } from "../../features/page-content/read-page";
import { useFormats } from "../lib/use-formats";

interface Props {
  /** Published versions, the newest first. */
  versions: readonly PageSaving[];
  onTake: (version: PageSaving) => void;
}

/** What the page was before: each version can be taken into the form, and is published again from there. */
export function PageVersions({ versions, onTake }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (versions.length === 0) return null;
  return (
    <Container className="flex flex-col gap-y-3">
      <Heading level="h2">{t("pageContent.versions")}</Heading>
      <ul className="flex flex-col gap-y-2">
        {versions.map((version, index) => (
          <li key={version.id} className="flex flex-wrap items-center justify-between gap-2">
            <Text size="small">
              {[dateTime(version.at), version.by, index === 0 && t("pageContent.current")]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {index > 0 && (
              <Button
                type="button"
                size="small"
                variant="secondary"
                aria-label={t("pageContent.takeVersionOf", { time: dateTime(version.at) })}
                onClick={() => onTake(version)}
              >
                {t("pageContent.takeVersion")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Container>
  );
}
