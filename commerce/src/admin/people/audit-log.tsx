import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditedChange } from "../../features/staff/audit-log";
import { auditedActionOf } from "../../features/staff/audited-action-tables";
import { ListPage } from "../components/list-page";
import { Hint, linkStyle } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { usePaged } from "../lib/use-load";

/** Detail pages of objects, by the first part of their routes. */
const pages: Readonly<Record<string, string>> = { orders: "/orders", products: "/products" };

/** Description of a change, linked to the changed object if it has a page. */
function Action({
  change: { method, route, object_id: id, order_number: number },
}: {
  change: AuditedChange;
}) {
  const { t } = useTranslation();
  const action = auditedActionOf(method, route);
  if (!action) return <span>{t("people.log.other")}</span>;
  const { area, verb } = action;
  const name = number === null ? t(`people.log.areas.${area}`) : t("people.log.orderNumber", { number });
  const page = id === null ? undefined : pages[area];
  return (
    <>
      {page ? (
        <Link to={`${page}/${id}`} className={linkStyle}>
          {name}
        </Link>
      ) : (
        name
      )}
      {`: ${t(`people.log.verbs.${verb}`)}`}
    </>
  );
}

export function AuditLog() {
  const { dateTime } = useFormats();
  const list = usePaged<{ changes: AuditedChange[]; count: number }>("audit-log", "/admin/audit-log");
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
          <Hint>{dateTime(change.at)}</Hint>
        </>
      )}
    />
  );
}
