/** Permissions of an admin user: everything, or what is needed to pack and ship orders. */
export const staffRoles = ["owner", "fulfilment"] as const;

export type StaffRoleName = (typeof staffRoles)[number];
