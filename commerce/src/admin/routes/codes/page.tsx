import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Tag } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { ListedCode } from "../../../features/codes/code-view";
import { CodeRow } from "../../codes/code-row";
import { NewCodeForm } from "../../codes/new-code-form";
import { codesKey, codesPath } from "../../codes/use-codes";
import { ListPagination } from "../../components/list-pagination";
import { usePaged } from "../../lib/use-paged";
import { ownersOnly } from "../../people/owners-only";

/** "Promo codes": all of them with what they take off, and the form for a new one. */
const CodesPage = () => {
  const { t } = useTranslation();
  const list = usePaged<{ codes: ListedCode[]; count: number }>(codesKey, codesPath);
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <div className="flex flex-col gap-y-1 px-6 py-4">
          <Heading>{t("codes.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("codes.hint")}
          </Text>
        </div>
        {list.isError && <Text className="px-6 py-4">{t("codes.loadFailed")}</Text>}
        {list.data?.count === 0 && <Text className="px-6 py-4">{t("codes.none")}</Text>}
        <ul className="divide-y">
          {list.data?.codes.map((code) => (
            <CodeRow key={code.id} code={code} />
          ))}
        </ul>
        <ListPagination list={list} />
      </Container>
      <NewCodeForm />
    </div>
  );
};

export const config = defineRouteConfig({
  label: "codes.title",
  icon: Tag,
  translationNs: "translation",
});

export default ownersOnly(CodesPage);
