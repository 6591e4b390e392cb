import { FetchError } from "@medusajs/js-sdk";
import { Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { AuditedChange } from "../../features/staff/audit-log";
import { auditedActionOf } from "../../features/staff/audited-action-tables";
import { ListPage } from "../components/list-page";
import { ActionButton, Hint, TextLink } from "../components/page-parts";
import { api, useAction, usePaged } from "../lib/server";
import { pathOf } from "../lib/undo";
import { useFormats } from "../lib/use-formats";
import { productPath } from "../new-product/drafts";

/** Detail pages of objects, by the first part of their routes. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  orders: (id) => `/orders/${id}`,
  products: productPath,
  "new-products": productPath,
};

/** Description of a change, linked to the changed object if it has a page. */
function Action({
  change: { method, route, object_id: id, order_number: number },
}: {
  change: AuditedChange;
}) {
  const { t, i18n } = useTranslation();
  const { area, verb } = auditedActionOf(method, route);
  if (!i18n.exists(`people.log.areas.${area}`)) return <span>{t("people.log.other")}</span>;
  const name = number === null ? t(`people.log.areas.${area}`) : t("today.order", { number });
  const page = id === null ? undefined : pages[area]?.(id);
  return (
    <>
      {page ? <TextLink to={page}>{name}</TextLink> : name}
      {`: ${t(`people.log.verbs.${verb}`)}`}
    </>
  );
}

/** Takes back a change with the route that made it, which refuses if somebody has changed the same since. */
function UndoButton({ change, onUndone }: { change: AuditedChange; onUndone?: (() => unknown) | undefined }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const undo = useAction({
    send: () =>
      api.post(pathOf(change.route, change.object_id ?? ""), change.undo ?? {}, change.undo_revision),
    done: t("undo.done"),
    onDone: onUndone,
    // only a conflict says why; a product that would lack something it has now is refused without words
    onFailed: (error) =>
      toast.error(
        t("undo.failed"),
        error instanceof FetchError && error.status === 409 ? { description: error.message } : {},
      ),
    refetch: ["audit-log"],
  });
  return (
    <ActionButton
      aria-label={t("undo.of", { title: dateTime(change.at) })}
      isLoading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {t("undo.label")}
    </ActionButton>
  );
}

/**
 * Who did what, newest first: in the whole shop, or with one order, product or page.
 * @param onUndone called when a change is taken back
 */
export function AuditLog({ objectId, onUndone }: { objectId?: string; onUndone?: () => unknown }) {
  const { dateTime } = useFormats();
  const filter: Record<string, string> = objectId === undefined ? {} : { object_id: objectId };
  const list = usePaged<{ changes: AuditedChange[]; count: number }>("audit-log", "/admin/audit-log", filter);
  return (
    <ListPage
      level="h2"
      words="people.log"
      list={list}
      rows={list.data?.changes}
      entryStyle="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3"
      entry={(change) => (
        <>
          <Text
            size="small"
            as="div"
            className="min-w-0"
            // for looking up the request in the server log
            title={[change.method, change.route, change.object_id].filter(Boolean).join(" ")}
          >
            {change.who} · <Action change={change} />
          </Text>
          <span className="flex items-center gap-x-3">
            <Hint>{dateTime(change.at)}</Hint>
            {change.undo && <UndoButton change={change} onUndone={onUndone} />}
          </span>
        </>
      )}
    />
  );
}
