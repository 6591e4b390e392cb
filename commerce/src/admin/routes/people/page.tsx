import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Users } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { AuditLogSection } from "../../people/audit-log-section";
import { Invitations } from "../../people/invitations";
import { ownersOnly } from "../../people/owners-only";
import { PersonRow } from "../../people/person-row";
import { usePeople } from "../../people/use-people";
import { LoadStatus } from "../../components/load-status";

/** "People": users of the admin with their roles, invitations, and the audit log. */
const PeoplePage = () => {
  const { t } = useTranslation();
  const query = usePeople();
  const { data } = query;
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <div className="flex flex-col gap-y-1 px-6 py-4">
          <Heading>{t("people.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("people.hint")}
          </Text>
        </div>
        {data && (
          <ul className="divide-y">
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} isSelf={person.id === data.own_id} />
            ))}
          </ul>
        )}
      </Container>
      <LoadStatus query={query} failed={t("people.loadFailed")} className="px-1" />
      {data && <Invitations invitations={data.invitations} />}
      <AuditLogSection />
    </div>
  );
};

export const config = defineRouteConfig({
  label: "people.title",
  icon: Users,
  translationNs: "translation",
});

export default ownersOnly(PeoplePage);
