import { FetchError } from "@medusajs/js-sdk";
import { Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { AuditedArea, AuditedChange, AuditedUndo } from "../../features/staff/audit-log";
import { auditedActionOf } from "../../features/staff/audited-action-tables";
import type { ChangedValue } from "../../features/staff/undo-tables";
import { ListPage } from "../components/list-page";
import { ActionButton, Hint, TextLink } from "../components/page-parts";
import { api, useAction, usePaged } from "../lib/server";
import { auditLogKey, pathOf } from "../lib/undo";
import { useFormats } from "../lib/use-formats";
import { productPath } from "../new-product/drafts";

/** Detail pages of objects, by the first part of their routes. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  orders: (id) => `/orders/${id}`,
  products: productPath,
  "new-products": productPath,
};

/** What a change replaced: "150 g: €9.00 → €12.50". */
function useValueTexts(): (value: ChangedValue) => string {
  const { t } = useTranslation();
  const { money } = useFormats();
  const price = (cents: number | null) => (cents === null ? "–" : money(cents));
  return (value) => {
    if (value.kind === "cents") return `${value.grams} g: ${price(value.from)} → ${price(value.to)}`;
    if (value.kind === "packs") return `${value.from} → ${value.to}`;
    return `${t(`messages.statuses.${value.from}`)} → ${t(`messages.statuses.${value.to}`)}`;
  };
}

/** What was changed, what was done with it and its page, if it has one, as texts. */
function useDescription({ method, route, object_id: id, order_number: number, name, values }: AuditedChange) {
  const { t, i18n } = useTranslation();
  const valueText = useValueTexts();
  const { area, verb } = auditedActionOf(method, route);
  if (!i18n.exists(`people.log.areas.${area}`))
    return { what: t("people.log.other"), done: "", page: undefined };
  const kind = t(`people.log.areas.${area}`);
  const named = name === null ? kind : t("people.log.named", { kind, name });
  const replaced = values.length > 0 ? ` (${values.map(valueText).join(", ")})` : "";
  return {
    what: number === null ? named : t("today.order", { number }),
    done: `: ${t(`people.log.verbs.${verb}`)}${replaced}`,
    page: id === null ? undefined : pages[area]?.(id),
  };
}

interface UndoProps {
  change: AuditedChange;
  /** What it takes back. */
  title: string;
  onUndone?: (() => unknown) | undefined;
}

/** Takes back a change with the route that made it, which refuses if somebody has changed the same since. */
function UndoButton({ change: { id, route, object_id: of }, title, onUndone }: UndoProps) {
  const { t } = useTranslation();
  const undo = useAction({
    send: async () => {
      const stored = await api.get<AuditedUndo>(`/admin/audit-log/${id}`);
      return api.post(pathOf(route, of ?? ""), stored.undo, stored.undo_revision);
    },
    done: t("undo.done"),
    onDone: onUndone,
    // only a conflict says why; a product that would lack something it has now is refused without words
    onFailed: (error) =>
      toast.error(
        t("undo.failed"),
        error instanceof FetchError && error.status === 409 ? { description: error.message } : {},
      ),
    refetch: [],
  });
  return (
    <ActionButton
      aria-label={t("undo.of", { title })}
      isLoading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {t("undo.label")}
    </ActionButton>
  );
}

function AuditEntry({ change, onUndone }: Omit<UndoProps, "title">) {
  const { dateTime } = useFormats();
  const { what, done, page } = useDescription(change);
  return (
    <>
      <Text
        size="small"
        as="div"
        className="min-w-0"
        // for looking up the request in the server log
        title={[change.method, change.route, change.object_id].filter(Boolean).join(" ")}
      >
        {change.who} · {page ? <TextLink to={page}>{what}</TextLink> : what}
        {done}
      </Text>
      <span className="flex items-center gap-x-3">
        <Hint>{dateTime(change.at)}</Hint>
        {change.can_undo && <UndoButton change={change} title={`${what}${done}`} onUndone={onUndone} />}
      </span>
    </>
  );
}

interface Props {
  objectId?: string;
  area?: AuditedArea;
  /** Called when a change is taken back. */
  onUndone?: () => unknown;
}

/** Who did what, newest first: in the whole shop, in a part of the admin, or with one order or product. */
export function AuditLog({ objectId, area, onUndone }: Props) {
  const client = useQueryClient();
  const filter = { ...(objectId && { object_id: objectId }), ...(area && { area }) };
  const list = usePaged<{ changes: AuditedChange[]; count: number }>(
    auditLogKey,
    "/admin/audit-log",
    filter,
    0,
  );
  useEffect(
    () =>
      // every change on the page is one more entry, Medusa's own too
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success")
          void client.invalidateQueries({ queryKey: [auditLogKey] });
      }),
    [client],
  );
  return (
    <ListPage
      level="h2"
      words="people.log"
      list={list}
      rows={list.data?.changes}
      entryStyle="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3"
      entry={(change) => <AuditEntry change={change} onUndone={onUndone} />}
    />
  );
}
