import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ListPagination } from "../components/list-pagination";
import { useFormats } from "../lib/use-formats";
import { usePaged } from "../lib/use-paged";
import { LoadStatus } from "../components/load-status";

/** Query key of erasures. */
export const erasuresKey = "erasures";

interface PastErasure {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  order_count: number;
}

/** Past erasures, newest first. */
export function PastErasures() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const list = usePaged<{ erasures: PastErasure[]; count: number }>(erasuresKey, "/admin/erasures");
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-1 px-6 py-4">
        <Heading level="h2">{t("erasure.past")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("erasure.pastHint")}
        </Text>
      </div>
      <LoadStatus query={list} failed={t("erasure.pastFailed")} className="px-6 py-4" />
      {list.data?.count === 0 && <Text className="px-6 py-4">{t("erasure.pastNone")}</Text>}
      <ul className="divide-y">
        {list.data?.erasures.map(({ id, at, order_count: count }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3">
            <Text size="small">{dateTime(at)}</Text>
            <Text size="small">{t("erasure.pastRow", { count })}</Text>
          </li>
        ))}
      </ul>
      <ListPagination list={list} />
    </Container>
  );
}
