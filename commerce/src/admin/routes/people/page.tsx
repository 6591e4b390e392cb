import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Users } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { LoadStatus } from "../../components/load-status";
import { PageHead } from "../../components/page-parts";
import { AuditLog } from "../../people/audit-log";
import { Invitations } from "../../people/invitations";
import { PersonRow } from "../../people/person-row";
import { ownersOnly } from "../../people/staff-role";
import { usePeople } from "../../people/use-people";

/** "People": users of the admin with their roles, invitations, and the audit log. */
const PeoplePage = () => {
  const { t } = useTranslation();
  const query = usePeople();
  const { data } = query;
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <PageHead title={t("people.title")} hint={t("people.hint")} className="px-6 py-4" />
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
      <AuditLog />
    </div>
  );
};

export const config = defineRouteConfig({ label: "people.title", icon: Users, translationNs: "translation" });

export default ownersOnly(PeoplePage);
