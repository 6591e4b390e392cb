import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditedChange } from "../../features/staff/audit-log";
import { linkStyle } from "../components/link-style";
import { ListPagination } from "../components/list-pagination";
import { useFormats } from "../lib/use-formats";
import { usePaged } from "../lib/use-paged";

/** Parts of the admin API that have a name in the admin, by the first part of their routes. */
const areas = [
  "orders",
  "payments",
  "shipments",
  "deliveries",
  "batches",
  "parcel-batches",
  "bank-statement-bookings",
  "withdrawals",
  "products",
  "product-categories",
  "product-details",
  "food-labels",
  "slugs",
  "inventory-items",
  "reservations",
  "promotions",
  "campaigns",
  "price-lists",
  "content",
  "page-content",
  "uploads",
  "reviews",
  "messages",
  "mails",
  "shop-settings",
  "launch-checklist",
  "staff",
  "staff-invitations",
  "invites",
  "users",
  "api-keys",
  "layouts",
  "codes",
  "stock",
  "new-products",
  "erasures",
  "erasure-previews",
] as const;

/** Pages of single things, by the first part of their routes. */
const pages: Readonly<Record<string, string>> = { orders: "/orders", products: "/products" };

/** Which part of the shop a change was about, with the way to the thing itself where it has a page. */
function Subject({ change: { route, object_id: id } }: { change: AuditedChange }) {
  const { t } = useTranslation();
  const part = route.split("/")[2] ?? "";
  const area = areas.find((one) => one === part);
  const name = area ? t(`people.log.areas.${area}`) : part;
  const page = pages[part];
  if (!page || id === null) return <span>{name}</span>;
  return (
    <Link to={`${page}/${id}`} className={linkStyle}>
      {name}
    </Link>
  );
}

/** Who has changed what, page by page. */
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
      {list.isError && <Text className="px-6 py-4">{t("people.log.loadFailed")}</Text>}
      {list.data?.count === 0 && <Text className="px-6 py-4">{t("people.log.none")}</Text>}
      <ul className="divide-y">
        {list.data?.changes.map((change) => (
          <li key={change.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3">
            <div className="min-w-0">
              <Text size="small" as="div">
                {change.who}: <Subject change={change} />
              </Text>
              <Text size="xsmall" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
                {`${change.method} ${change.route}`}
                {change.object_id !== null && ` · ${change.object_id}`}
              </Text>
            </div>
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
