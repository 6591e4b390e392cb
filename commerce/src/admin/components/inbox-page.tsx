import { Container, Heading, Tabs, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import type { Paged } from "../lib/use-paged";
import { ListPagination } from "./list-pagination";
import { linkStyle } from "./link-style";
import { LoadStatus } from "./load-status";

interface Texts {
  title: string;
  hint?: string | undefined;
  loadFailed: string;
  /** Text shown if the list is empty. */
  none: string;
}

/** Tabs that filter the entries by status. */
export interface StatusTabs<Status extends string> {
  statuses: readonly Status[];
  selected: Status;
  onSelect: (status: Status) => void;
  /** Label of a status. */
  label: (status: Status) => string;
}

interface Props<Row, Status extends string> {
  texts: Texts;
  list: Paged<{ count: number }>;
  rows: readonly Row[] | undefined;
  tabs?: StatusTabs<Status>;
  /** Renders an entry. */
  entry: (row: Row) => ReactNode;
}

/** An admin page with messages from people to the shop, stacked so that it can be read on a phone. */
export function InboxPage<Row extends { id: string }, Status extends string = never>(
  props: Props<Row, Status>,
) {
  const { texts, list, rows, tabs, entry } = props;
  const entries = (
    <>
      <LoadStatus query={list} failed={texts.loadFailed} />
      {rows?.length === 0 && <Text>{texts.none}</Text>}
      <ul className="flex flex-col divide-y">
        {rows?.map((row) => (
          <li key={row.id} className="flex flex-col gap-y-2 py-4">
            {entry(row)}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Container className="flex flex-col gap-y-4">
      <Heading>{texts.title}</Heading>
      {texts.hint && (
        <Text size="small" className="text-ui-fg-subtle">
          {texts.hint}
        </Text>
      )}
      {tabs ? (
        <Tabs
          value={tabs.selected}
          onValueChange={(value) => {
            const chosen = tabs.statuses.find((status) => status === value);
            if (chosen) tabs.onSelect(chosen);
          }}
        >
          <Tabs.List>
            {tabs.statuses.map((status) => (
              <Tabs.Trigger key={status} value={status}>
                {tabs.label(status)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value={tabs.selected} className="pt-4">
            {entries}
          </Tabs.Content>
        </Tabs>
      ) : (
        entries
      )}
      <ListPagination list={list} />
    </Container>
  );
}

interface FromProps {
  name: string;
  email: string;
  /** Kind or urgency of the entry. */
  badge: ReactNode;
  /** Date and language of the entry. */
  note: string;
}

/** Name of the sender, with the e-mail address for a reply. */
export const InboxSender = ({ name, email, badge, note }: FromProps) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <Text weight="plus">{name}</Text>
    <a href={`mailto:${email}`} className={`txt-small ${linkStyle}`}>
      {email}
    </a>
    {badge}
    <Text size="small" className="text-ui-fg-subtle">
      {note}
    </Text>
  </div>
);
