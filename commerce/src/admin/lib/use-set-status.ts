import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sdk } from "./sdk";

/**
 * Sets the status of a list entry (`POST <path>/<id>`) and refetches the list; shows the reason if the server refuses.
 * @param key query key of the list
 * @param onDone called with the new status
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
