/** What a person of the admin may do: everything, or what it takes to pack and send orders. */
export const staffRoles = ["owner", "fulfilment"] as const;

export type StaffRoleName = (typeof staffRoles)[number];
