import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sdk } from "./sdk";

/**
 * Gives an entry of a list another status (`POST <path>/<id>`), and reads the list anew; says why where the server refuses.
 * @param key of the list's queries
 * @param onDone is told the new status
 */
export function useSetStatus<Status extends string>(
  key: string,
  path: string,
  onDone?: (status: Status) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: Status }) =>
      sdk.client.fetch(`${path}/${id}`, { method: "POST", body: { status } }),
    onSuccess: async (_, { status }) => {
      onDone?.(status);
      await client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => toast.error(error.message),
  });
}
