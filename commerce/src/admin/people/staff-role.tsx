import { Container, Text } from "@medusajs/ui";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { staffRoles, type StaffRoleName } from "../../modules/staff/staff-role-types";
import { Choose } from "../components/fields";
import { useLoad } from "../lib/server";

/** Stale time (ms): roles rarely change, and the server checks the role on every request anyway. */
const staleMs = 60_000;

/** Role of the logged-in user; undefined until loaded. */
export function useStaffRole(): StaffRoleName | undefined {
  const { data } = useLoad<{ role: StaffRoleName }>(["staff", "me"], "/admin/staff/me", {
    staleTime: staleMs,
  });
  return data?.role;
}

/** Whether the logged-in user is an owner; false until loaded. */
export const useIsOwner = (): boolean => useStaffRole() === "owner";

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

interface RoleProps {
  label: string;
  role: StaffRoleName;
  disabled?: boolean;
  onChange: (role: StaffRoleName) => void;
}

export function RoleField({ label, role, disabled = false, onChange }: RoleProps) {
  const { t } = useTranslation();
  return (
    <Choose
      aria-label={label}
      className="w-40"
      value={role}
      disabled={disabled}
      options={staffRoles.map((id) => ({ id, name: t(`people.roles.${id}`) }))}
      onValue={(chosen) => {
        if (chosen !== role) onChange(chosen);
      }}
    />
  );
}
