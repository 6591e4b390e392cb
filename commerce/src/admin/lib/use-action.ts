import { toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** A question before something that cannot be undone. */
export type Question = Parameters<ReturnType<typeof usePrompt>>[0];

interface Action<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  /** What `start` asks first; null if nothing needs to be asked. */
  question?: (input: Input) => Question | null;
  done?: string;
  /** Called after a success; it stays pending until this and `refetch` are over. */
  onDone?: (answer: Answer, input: Input) => unknown;
  /** Title of the error message, which then has the server's reason as description. */
  failed?: string;
  /** Shows an error in another way. */
  onFailed?: (error: Error) => unknown;
  /** Prefix of the queries to refetch; after a failure too, which may mean that what is shown is outdated. */
  refetch?: readonly unknown[];
}

/** Sends a change to the server, says how it went and refetches what it changes. */
export function useAction<Input = void, Answer = unknown>(action: Action<Input, Answer>) {
  const { send, question, done, onDone, failed, onFailed, refetch } = action;
  const client = useQueryClient();
  const ask = usePrompt();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      if (done !== undefined) toast.success(done);
      return onDone?.(answer, input);
    },
    onError: (error) => {
      if (onFailed) return onFailed(error);
      return failed === undefined
        ? toast.error(error.message)
        : toast.error(failed, { description: error.message });
    },
    onSettled: () => refetch && client.invalidateQueries({ queryKey: refetch }),
  });
  /** Sends it once the question is answered with yes. */
  const start = async (input: Input): Promise<void> => {
    const asked = question?.(input);
    if (!asked || (await ask(asked))) mutation.mutate(input);
  };
  return { ...mutation, start };
}
