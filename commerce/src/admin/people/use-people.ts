import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Invitation, Person } from "../../features/staff/people";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import { sdk } from "../lib/sdk";

interface PeopleAnswer {
  people: Person[];
  invitations: Invitation[];
  /** Id of the logged-in user. */
  own_id: string;
}

const key = ["staff"];

/** Fetches admin users and pending invitations. */
export const usePeople = () =>
  useQuery({
    queryKey: [...key, "people"],
    queryFn: () => sdk.client.fetch<PeopleAnswer>("/admin/staff"),
  });

/** An action on users or invitations. */
export type PeopleAction =
  | { kind: "invite"; email: string; role: StaffRoleName }
  | { kind: "resend"; id: string }
  | { kind: "takeBack"; id: string }
  | { kind: "setRole"; id: string; role: StaffRoleName }
  | { kind: "remove"; id: string };

function send(action: PeopleAction): Promise<unknown> {
  switch (action.kind) {
    case "invite": {
      const { email, role } = action;
      return sdk.client.fetch("/admin/staff-invitations", { method: "POST", body: { email, role } });
    }
    case "resend":
      return sdk.client.fetch(`/admin/invites/${action.id}/resend`, { method: "POST" });
    case "takeBack":
      return sdk.client.fetch(`/admin/invites/${action.id}`, { method: "DELETE" });
    case "setRole":
      return sdk.client.fetch(`/admin/staff/${action.id}`, { method: "POST", body: { role: action.role } });
    case "remove":
      return sdk.client.fetch(`/admin/users/${action.id}`, { method: "DELETE" });
  }
}

/** Performs an action, shows the result and refetches the users. */
export function usePeopleAction(onDone?: (action: PeopleAction) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, action) => {
      toast.success(t(`people.done.${action.kind}`));
      onDone?.(action);
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
