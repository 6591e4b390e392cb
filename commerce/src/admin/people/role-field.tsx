import { Select } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { staffRoles, type StaffRoleName } from "../../modules/staff/staff-role-types";

interface Props {
  /** Accessible name of the field. */
  label: string;
  role: StaffRoleName;
  disabled?: boolean;
  onChange: (role: StaffRoleName) => void;
}

/** Selects one of the two roles. */
export function RoleField({ label, role, disabled = false, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      size="small"
      value={role}
      disabled={disabled}
      onValueChange={(value) => {
        const chosen = staffRoles.find((one) => one === value);
        if (chosen && chosen !== role) onChange(chosen);
      }}
    >
      <Select.Trigger aria-label={label} className="w-40">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {staffRoles.map((one) => (
          <Select.Item key={one} value={one}>
            {t(`people.roles.${one}`)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}
