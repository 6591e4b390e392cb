import { toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { Invitation, Person } from "../../features/staff/people";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import { api, useAction, useLoad, type Question } from "../lib/server";

interface PeopleAnswer {
  people: Person[];
  invitations: Invitation[];
  own_id: string;
}

const key = ["staff"];

export const usePeople = () => useLoad<PeopleAnswer>([...key, "people"], "/admin/staff");

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
      return api.post("/admin/staff-invitations", { email, role });
    }
    case "resend":
      return api.post(`/admin/invites/${action.id}/resend`);
    case "takeBack":
      return api.delete(`/admin/invites/${action.id}`);
    case "setRole":
      return api.post(`/admin/staff/${action.id}`, { role: action.role });
    case "remove":
      return api.delete(`/admin/users/${action.id}`);
  }
}

interface Callbacks {
  question?: (action: PeopleAction) => Question | null;
  onDone?: () => void;
}

export function usePeopleAction({ question, onDone }: Callbacks = {}) {
  const { t } = useTranslation();
  return useAction({
    send,
    question,
    onDone: (_, { kind }) => {
      toast.success(t(`people.done.${kind}`));
      onDone?.();
    },
    refetch: key,
  });
}
