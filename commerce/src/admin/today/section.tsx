import { Badge, Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  title: string;
  /** Number of entries, shown beside the title; omitted if not applicable. */
  count?: number;
  shown?: number;
  children: ReactNode;
}

export function TodaySection({ title, count, shown = count ?? 0, children }: Props) {
  const { t } = useTranslation();
  const more = (count ?? 0) - shown;
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center gap-x-2 px-4 py-3 sm:px-6">
        <Heading level="h2">{title}</Heading>
        {count !== undefined && <Badge size="2xsmall">{count}</Badge>}
      </div>
      {children}
      {more > 0 && (
        <Text size="small" className="px-4 py-3 sm:px-6">
          {t("today.more", { count: more })}
        </Text>
      )}
    </Container>
  );
}
