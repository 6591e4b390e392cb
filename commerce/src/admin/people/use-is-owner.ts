import { useQuery } from "@tanstack/react-query";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import { sdk } from "../lib/sdk";

/** A role seldom changes; the server asks for it at every call, whatever a page believes (ms). */
const staleMs = 60_000;

/** The role of whoever has logged in; undefined until it is known. */
export function useStaffRole(): StaffRoleName | undefined {
  const { data } = useQuery({
    queryKey: ["staff", "me"],
    queryFn: () => sdk.client.fetch<{ role: StaffRoleName }>("/admin/staff/me"),
    staleTime: staleMs,
  });
  return data?.role;
}

/** Whether an owner has logged in; false until it is known. */
export const useIsOwner = (): boolean => useStaffRole() === "owner";
