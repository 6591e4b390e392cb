import { Container, Text } from "@medusajs/ui";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useStaffRole } from "./use-is-owner";

/** A page of the admin that says to everybody but owners that it is for them only; the server would refuse each of its calls. */
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
