import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Gift } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCode } from "../../../features/codes/code-view";
import { CodeRow } from "../../codes/code-row";
import { NewCodeForm } from "../../codes/new-code-form";
import { codesKey, codesPath } from "../../codes/use-codes";
import { ListPagination } from "../../components/list-pagination";
import { usePaged } from "../../lib/use-paged";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

/** "Promo codes": all codes with their discounts, and the form for a new one. */
const CodesPage = () => {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const list = usePaged<{ codes: ListedCode[]; count: number }>(codesKey, codesPath);
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-y-1">
          <Heading>{t("codes.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("codes.hint")}
          </Text>
        </div>
        {!isMaking && (
          <Button size="small" variant="secondary" onClick={() => setMaking(true)}>
            {t("codes.new")}
          </Button>
        )}
      </div>
      {isMaking && <NewCodeForm onClose={() => setMaking(false)} />}
      <LoadStatus query={list} failed={t("codes.loadFailed")} className="px-6 py-4" />
      {list.data?.count === 0 && <Text className="px-6 py-4">{t("codes.none")}</Text>}
      <ul className="divide-y">
        {list.data?.codes.map((code) => (
          <CodeRow key={code.id} code={code} />
        ))}
      </ul>
      <ListPagination list={list} />
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "codes.title",
  icon: Gift,
  translationNs: "translation",
});

export default ownersOnly(CodesPage);
