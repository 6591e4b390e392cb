import { useActionData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useState } from "react";
import { isForeignAnswer, isLostConnection } from "~/platform/lost-connection";

/** What a form is told in place of an answer that did not come. */
export interface Unanswered {
  unanswered: true;
}

/** Whether a form was sent and got no answer: nobody knows whether it arrived. */
export const isUnanswered = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "unanswered" in answer;

/**
 * The `clientAction` of every page with a form: where the line drops, the storefront is restarting or a proxy answers in its
 * place, the page stays as it is instead of giving way to an error page, and `PostForm` says so.
 * @throws what the server threw
 */
export async function keepUnansweredForm({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!isLostConnection(error) && !isForeignAnswer(error)) throw error;
    // as a response, because its status keeps Remix from reading the page anew over the same line
    return Response.json({ unanswered: true } satisfies Unanswered, { status: 503 });
  }
}

/** What the server answered last to the form of this page, also while a later answer did not come; like `useActionData`. */
export function useFormAnswer<Action>() {
  const answer = useActionData<Action>();
  const [last, setLast] = useState(answer);
  if (isUnanswered(answer)) return last;
  if (answer !== last) setLast(answer);
  return answer;
}
