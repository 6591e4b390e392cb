import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Trash } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ErasureForm } from "../../erasure/erasure-form";
import { PastErasures } from "../../erasure/past-erasures";
import { ownersOnly } from "../../people/owners-only";

/**
 * "Erase a person": the data stored about a person, what the law requires to be kept, and the button that erases the
 * rest.
 */
const ErasurePage = () => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <div className="flex flex-col gap-y-1 px-6 py-4">
          <Heading>{t("erasure.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("erasure.hint")}
          </Text>
        </div>
        <ErasureForm />
      </Container>
      <PastErasures />
    </div>
  );
};

export const config = defineRouteConfig({
  label: "erasure.title",
  icon: Trash,
  translationNs: "translation",
});

export default ownersOnly(ErasurePage);
