import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditedChange } from "../../features/staff/audit-log";
import { auditedActionOf } from "../../features/staff/audited-action-tables";
import { linkStyle } from "../components/link-style";
import { ListPagination } from "../components/list-pagination";
import { useFormats } from "../lib/use-formats";
import { usePaged } from "../lib/use-paged";
import { LoadStatus } from "../components/load-status";

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

/** The audit log, page by page. */
export function AuditLogSection() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const list = usePaged<{ changes: AuditedChange[]; count: number }>("audit-log", "/admin/audit-log");
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-1 px-6 py-4">
        <Heading level="h2">{t("people.log.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("people.log.hint")}
        </Text>
      </div>
      <LoadStatus query={list} failed={t("people.log.loadFailed")} className="px-6 py-4" />
      {list.data?.count === 0 && <Text className="px-6 py-4">{t("people.log.none")}</Text>}
      <ul className="divide-y">
        {list.data?.changes.map((change) => (
          <li key={change.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3">
            <Text
              size="small"
              as="div"
              className="min-w-0"
              // for looking up the request in the server log
              title={[change.method, change.route, change.object_id].filter(Boolean).join(" ")}
            >
              {change.who} · <Action change={change} />
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {dateTime(change.at)}
            </Text>
          </li>
        ))}
      </ul>
      <ListPagination list={list} />
    </Container>
  );
}
