import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
} from "@remix-run/react";
import { useState } from "react";
import { isLostConnection, isUndecodableResponse } from "~/platform/lost-connection";

/**
 * Prevents revalidation after a form could not be saved because commerce is down: reloading the page's data would fail
 * as well and replace the form with an error page.
 */
export const keepFormOnServerError: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus < 500 && defaultShouldRevalidate;

export interface Unanswered {
  unanswered: true;
}

/** Whether a form was sent without a response: unknown whether it arrived. */
export const isUnanswered = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "unanswered" in answer;

/**
 * `clientAction` of every page with a form: if the connection is lost, the storefront restarts or a proxy answers in
 * its place, the page is kept instead of being replaced by an error page, and `PostForm` shows a notice.
 */
export async function keepUnansweredForm({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!isLostConnection(error) && !isUndecodableResponse(error)) throw error;
    // as a Response, because its status prevents Remix from revalidating the page over the same connection
    return Response.json({ unanswered: true } satisfies Unanswered, { status: 503 });
  }
}

/** Like `useActionData`, but keeps the server's last response while a later one is missing. */
export function useFormAnswer<Action>() {
  const answer = useActionData<Action>();
  const [last, setLast] = useState(answer);
  if (isUnanswered(answer)) return last;
  if (answer !== last) setLast(answer);
  return answer;
}
