import { Container, Heading, StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ActionButton, Hint, LoadStatus, PageHead, Strong } from "../../components/page-parts";
import { AuditLog } from "../../people/audit-log";
import { ownersOnly, RoleField } from "../../people/staff-role";
import { usePeople, usePeopleAction } from "../../people/use-people";
import type { Person, Invitation } from "../../../features/staff/people";
import type { StaffRoleName } from "../../../modules/staff/staff-role-types";
import { useFormats } from "../../lib/use-formats";
import { useState } from "react";
import { Form, TextField } from "../../components/fields";

/** A user with an account: the role can be changed, and the account removed, except one's own. */
function PersonRow({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const { t } = useTranslation();
  const { id, email } = person;
  const name = person.name || email;
  const action = usePeopleAction({
    question: (asked) =>
      asked.kind === "setRole"
        ? {
            title: t("people.roleTitle", { name, role: t(`people.roles.${asked.role}`) }),
            description: t(isSelf ? "people.ownRoleText" : `people.roleTexts.${asked.role}`),
            confirmText: t("people.change"),
            cancelText: t("actions.cancel"),
            variant: "confirmation",
          }
        : {
            title: t("people.removeTitle", { name }),
            description: t("people.removeText"),
            confirmText: t("people.remove"),
            cancelText: t("actions.cancel"),
          },
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
      <div className="min-w-0 break-words">
        <Strong>{isSelf ? t("people.self", { name }) : name}</Strong>
        {person.name && <Hint className="[overflow-wrap:anywhere]">{email}</Hint>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RoleField
          label={t("people.roleOf", { name })}
          role={person.role}
          disabled={action.isPending}
          onChange={(role) => void action.start({ kind: "setRole", id, role })}
        />
        {!isSelf && (
          <ActionButton
            isLoading={action.isPending && action.variables.kind === "remove"}
            aria-label={t("people.removeWho", { name })}
            onClick={() => void action.start({ kind: "remove", id })}
          >
            {t("people.remove")}
          </ActionButton>
        )}
      </div>
    </li>
  );
}

function InviteForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRoleName>("fulfilment");
  const action = usePeopleAction({ onDone: () => setEmail("") });

  return (
    <Form
      busy={action.isPending}
      onSubmit={() => action.mutate({ kind: "invite", email, role })}
      className="flex flex-wrap items-end gap-3 px-6 py-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField label={t("people.email")} type="email" value={email} onValue={setEmail} />
      </div>
      <RoleField label={t("people.role")} role={role} onChange={setRole} />
      <ActionButton type="submit" variant="primary" disabled={email === ""} isLoading={action.isPending}>
        {t("people.invite")}
      </ActionButton>
    </Form>
  );
}

function InvitationRow({
  invitation: { id, email, role, expires_at: end, expired },
}: {
  invitation: Invitation;
}) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const action = usePeopleAction();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
      <div className="min-w-0">
        <Strong className="[overflow-wrap:anywhere]">{email}</Strong>
        <Hint>{t(expired ? "people.expired" : "people.validUntil", { time: dateTime(end) })}</Hint>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge color="grey">{t(`people.roles.${role}`)}</StatusBadge>
        {(["resend", "takeBack"] as const).map((kind) => (
          <ActionButton
            key={kind}
            disabled={action.isPending}
            aria-label={t(`people.${kind}Who`, { email })}
            onClick={() => action.mutate({ kind, id })}
          >
            {t(`people.${kind}`)}
          </ActionButton>
        ))}
      </div>
    </li>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation();
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        {t("people.invitations")}
      </Heading>
      <InviteForm />
      {invitations.length > 0 && (
        <ul className="divide-y">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Container>
  );
}

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

export default ownersOnly(PeoplePage);
