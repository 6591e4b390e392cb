import { Container, Heading, StatusBadge, Text } from "@medusajs/ui";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Invitation } from "../../features/staff/people";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import { TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { RoleField } from "./staff-role";
import { usePeopleAction } from "./use-people";

function InviteForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRoleName>("fulfilment");
  const action = usePeopleAction(() => setEmail(""));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!action.isPending) action.mutate({ kind: "invite", email, role });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 px-6 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <TextField label={t("people.email")} type="email" value={email} onValue={setEmail} />
      </div>
      <RoleField label={t("people.role")} role={role} onChange={setRole} />
      <ActionButton type="submit" variant="primary" disabled={email === ""} isLoading={action.isPending}>
        {t("people.invite")}
      </ActionButton>
    </form>
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
        <Text size="small" weight="plus" className="[overflow-wrap:anywhere]">
          {email}
        </Text>
        <Hint>{t(expired ? "people.expired" : "people.validUntil", { time: dateTime(end) })}</Hint>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge color="grey">{t(`people.roles.${role}`)}</StatusBadge>
        <ActionButton
          disabled={action.isPending}
          aria-label={t("people.resendWho", { email })}
          onClick={() => action.mutate({ kind: "resend", id })}
        >
          {t("people.resend")}
        </ActionButton>
        <ActionButton
          disabled={action.isPending}
          aria-label={t("people.takeBackWho", { email })}
          onClick={() => action.mutate({ kind: "takeBack", id })}
        >
          {t("people.takeBack")}
        </ActionButton>
      </div>
    </li>
  );
}

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
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
