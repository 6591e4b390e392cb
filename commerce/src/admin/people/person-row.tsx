import { Text, usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { Person } from "../../features/staff/people";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import { ActionButton, Hint } from "../components/page-parts";
import { RoleField } from "./staff-role";
import { usePeopleAction } from "./use-people";

/** A user with an account: the role can be changed, and the account removed, except one's own. */
export function PersonRow({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const action = usePeopleAction();
  const { id, email } = person;
  const name = person.name || email;

  async function setRole(role: StaffRoleName) {
    const confirmed = await ask({
      title: t("people.roleTitle", { name, role: t(`people.roles.${role}`) }),
      description: t(isSelf ? "people.ownRoleText" : `people.roleTexts.${role}`),
      confirmText: t("people.change"),
      cancelText: t("people.keep"),
      variant: "confirmation",
    });
    if (confirmed) action.mutate({ kind: "setRole", id, role });
  }

  async function remove() {
    const confirmed = await ask({
      title: t("people.removeTitle", { name }),
      description: t("people.removeText"),
      confirmText: t("people.remove"),
      cancelText: t("people.keep"),
    });
    if (confirmed) action.mutate({ kind: "remove", id });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
      <div className="min-w-0 break-words">
        <Text size="small" weight="plus">
          {isSelf ? t("people.self", { name }) : name}
        </Text>
        {person.name && <Hint className="[overflow-wrap:anywhere]">{email}</Hint>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RoleField
          label={t("people.roleOf", { name })}
          role={person.role}
          disabled={action.isPending}
          onChange={(role) => void setRole(role)}
        />
        {!isSelf && (
          <ActionButton
            isLoading={action.isPending && action.variables.kind === "remove"}
            aria-label={t("people.removeWho", { name })}
            onClick={() => void remove()}
          >
            {t("people.remove")}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
