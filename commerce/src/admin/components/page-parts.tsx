import { ArrowDownTray } from "@medusajs/icons";
import { Alert, Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { forwardRef, type ComponentProps, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pictureAddress } from "../lib/pictures";
import type { Loading } from "../lib/server";

/**
 * Style of a link in an admin page: underlined, because the blue of Medusa's own links has too little contrast (WCAG
 * 1.4.3).
 */
export const linkStyle = "text-ui-fg-base underline underline-offset-2 hover:text-ui-fg-subtle";

/** Secondary text in small type. @param isProblem whether it says what is wrong */
export const Hint = ({
  isProblem = false,
  className = "",
  ...text
}: ComponentProps<typeof Text> & { isProblem?: boolean }) => (
  <Text
    size="small"
    {...text}
    className={`${isProblem ? "text-ui-fg-error" : "text-ui-fg-subtle"} ${className}`}
  />
);

/** Secondary headings and names in small type. */
export const Strong = (text: ComponentProps<typeof Text>) => <Text size="small" weight="plus" {...text} />;

/** Picture of a product beside its name. @param picture null without one */
export const Thumbnail = ({ picture }: { picture: string | null }) =>
  picture && (
    <img
      src={pictureAddress(picture)}
      alt=""
      width={32}
      height={40}
      loading="lazy"
      className="h-10 w-8 rounded object-cover"
    />
  );

/** A link within the admin. */
export const TextLink = ({ className = "", ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} className={`${className} ${linkStyle}`} />
);

/** A small button; inside a form it does not submit it, unless its type says so. */
export const ActionButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Button>>(
  (button, ref) => (
    <Button
      ref={ref}
      size="small"
      variant="secondary"
      {...(!button.asChild && { type: "button" })}
      {...button}
    />
  ),
);
ActionButton.displayName = "ActionButton";

interface HeadProps {
  title: string;
  hint?: ReactNode;
  level?: "h1" | "h2";
  /** Beside the title: buttons, badges. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Title of a page or section with a description, and more below it. */
export const PageHead = ({ title, hint, level = "h1", aside, className = "", children }: HeadProps) => {
  const heading = <Heading level={level}>{title}</Heading>;
  return (
    <div className={`flex flex-col gap-y-1 ${className}`}>
      {aside ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {hint && <Hint>{hint}</Hint>}
      {children}
    </div>
  );
};

export const Panel = ({ title, hint, aside, className = "", children }: Omit<HeadProps, "level">) => (
  <Container className={`flex flex-col gap-y-4 ${className}`}>
    {hint || aside ? (
      <PageHead level="h2" title={title} hint={hint} aside={aside} />
    ) : (
      <Heading level="h2">{title}</Heading>
    )}
    {children}
  </Container>
);

interface SectionProps {
  title: string;
  /** Number of entries, shown beside the title; omitted if not applicable. */
  count?: number;
  shown?: number;
  children: ReactNode;
}

/** A section with the number of its entries, and of those that are not shown. */
export function CountedSection({ title, count, shown = count ?? 0, children }: SectionProps) {
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

interface RowsProps<Row> {
  title: string;
  rows: readonly Row[];
  /** Number of all entries, if the rows are only the first ones. */
  count?: number;
  /** Said if there are none; without it the whole section is omitted then. */
  none?: string;
  children: (row: Row) => ReactNode;
}

/** A section with a list. */
export const CountedRows = <Row,>({ title, rows, count = rows.length, none, children }: RowsProps<Row>) =>
  (count > 0 || none !== undefined) && (
    <CountedSection title={title} count={count} shown={rows.length}>
      {count > 0 ? (
        <ul className="divide-y">{rows.map((row) => children(row))}</ul>
      ) : (
        <Text size="small" className="px-4 py-3 sm:px-6">
          {none}
        </Text>
      )}
    </CountedSection>
  );

interface StatusProps {
  query: Loading;
  /** Message shown if the request failed; existing data stays visible. */
  failed: string;
  className?: string;
}

/** Shows a loading state, or an error with a retry button; renders nothing once the data is loaded. */
export function LoadStatus({ query, failed, className = "" }: StatusProps) {
  const { t } = useTranslation();
  if (query.isError) {
    return (
      <div role="alert" className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${className}`}>
        <Text size="small">{failed}</Text>
        <ActionButton isLoading={query.isFetching} onClick={() => void query.refetch()}>
          {t("loading.retry")}
        </ActionButton>
      </div>
    );
  }
  if (query.data !== undefined) return null;
  return (
    <Hint role="status" className={className}>
      {t("loading.waiting")}
    </Hint>
  );
}

interface WarningProps {
  title: string;
  lines: readonly string[];
  children?: ReactNode;
}

export const WarningList = ({ title, lines, children }: WarningProps) => (
  <Alert variant="warning">
    <Strong>{title}</Strong>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {children}
  </Alert>
);

interface DownloadProps {
  path: string;
  query?: Record<string, string>;
  /** Accessible name, if the text alone does not say what is downloaded. */
  name?: string;
  children: ReactNode;
}

/** Link that downloads a file with texts in the admin's language. */
export function DownloadLink({ path, query = {}, name, children }: DownloadProps) {
  const { language } = useTranslation().i18n;
  const search = new URLSearchParams({ ...query, language: language.slice(0, 2) });
  return (
    <a
      href={`${path}?${search.toString()}`}
      aria-label={name}
      className={`txt-compact-small-plus flex items-center gap-x-1 ${linkStyle}`}
    >
      <ArrowDownTray />
      {children}
    </a>
  );
}
