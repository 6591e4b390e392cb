import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Trash } from "@medusajs/icons";
import { Container, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ListPage } from "../../components/list-page";
import { PageHead } from "../../components/page-parts";
import { erasuresKey, ErasureForm } from "../../erasure/erasure-form";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

interface PastErasure {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  order_count: number;
}

/**
 * "Erase a person": the data stored about a person, what the law requires to be kept, and the button that erases the
 * rest; and past erasures, newest first.
 */
const ErasurePage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const past = usePaged<{ erasures: PastErasure[]; count: number }>(erasuresKey, "/admin/erasures");
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <PageHead title={t("erasure.title")} hint={t("erasure.hint")} className="px-6 py-4" />
        <ErasureForm />
      </Container>
      <ListPage
        level="h2"
        words="erasure"
        texts={{
          title: t("erasure.past"),
          hint: t("erasure.pastHint"),
          loadFailed: t("erasure.pastFailed"),
          none: t("erasure.pastNone"),
        }}
        list={past}
        rows={past.data?.erasures}
        entryStyle="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3"
        entry={({ at, order_count: count }) => (
          <>
            <Text size="small">{dateTime(at)}</Text>
            <Text size="small">{t("erasure.pastRow", { count })}</Text>
          </>
        )}
      />
    </div>
  );
};

export const config = defineRouteConfig({
  label: "erasure.title",
  icon: Trash,
  translationNs: "translation",
});

export default ownersOnly(ErasurePage);
