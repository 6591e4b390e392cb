import { Container, Text } from "@medusajs/ui";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useStaffRole } from "./use-is-owner";

/** Restricts an admin page to owners; others see a notice, and the server would reject the page's requests anyway. */
export function ownersOnly(Page: ComponentType): ComponentType {
  const OwnersPage = () => {
    const { t } = useTranslation();
    const role = useStaffRole();
    if (role === "owner") return <Page />;
    return role === undefined ? null : (
      <Container>
        <Text>{t("people.ownersOnly")}</Text>
      </Container>
    );
  };
  return OwnersPage;
}
