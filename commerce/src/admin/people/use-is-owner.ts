import { useQuery } from "@tanstack/react-query";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import { sdk } from "../lib/sdk";

/** Stale time (ms): roles rarely change, and the server checks the role on every request anyway. */
const staleMs = 60_000;

/** Role of the logged-in user; undefined until loaded. */
export function useStaffRole(): StaffRoleName | undefined {
  const { data } = useQuery({
    queryKey: ["staff", "me"],
    queryFn: () => sdk.client.fetch<{ role: StaffRoleName }>("/admin/staff/me"),
    staleTime: staleMs,
  });
  return data?.role;
}

/** Whether the logged-in user is an owner; false until loaded. */
export const useIsOwner = (): boolean => useStaffRole() === "owner";
