import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { PageIntro } from "./PageIntro";

interface Props {
  title: string;
  text: string;
  button: string;
  /** Said when it is done. */
  done: string;
  /** Said when the link is worth nothing. */
  badLink: ReactNode;
  /** What became of the click; undefined before it. */
  answer: { done: boolean } | undefined;
}

/** The page a link in a mail leads to. Opening it changes nothing, because mail programs open links too; the button does. */
export function LinkAnswer({ title, text, button, done, badLink, answer }: Props) {
  const sending = useNavigation().state === "submitting";
  return (
    <>
      <PageIntro title={title} intro={text} />
      <div className="page max-w-text space-y-6">
        {answer?.done && (
          <Notice kind="success" live>
            {done}
          </Notice>
        )}
        {answer && !answer.done && (
          <Notice kind="error" live>
            {badLink}
          </Notice>
        )}
        {!answer?.done && (
          <Form method="post">
            <Button disabled={sending}>{button}</Button>
          </Form>
        )}
      </div>
    </>
  );
}
