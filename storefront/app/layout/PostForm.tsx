import { Form, useActionData, type FormProps } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { isUnanswered } from "./unanswered-form";

type Submitter = Pick<HTMLButtonElement, "name" | "value">;

interface NoticeProps {
  answer: unknown;
  /** The button the form was sent with, whose value is sent again on retry. */
  submitter: Submitter | null;
}

/** Shown above a form that got no response, with a button to retry. Takes the focus. */
function UnansweredNotice({ answer, submitter }: NoticeProps) {
  const t = useT("errors");
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, [answer]);
  if (!isUnanswered(answer)) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mb-5 w-full border-l-4 border-pomegranate bg-linen px-5 py-4"
    >
      <p className="mb-3">{t("unanswered")}</p>
      <Button variant="secondary" name={submitter?.name} value={submitter?.value}>
        {t("server.retry")}
      </Button>
    </div>
  );
}

/**
 * A form posted to its own page, whose `clientAction` is `keepUnansweredForm`. Without a response it stays on the page,
 * with everything typed and a button to send it again; the server counts it once.
 */
export function PostForm({ onSubmit, children, ...rest }: Omit<FormProps, "method">) {
  const answer = useActionData();
  const [submitter, setSubmitter] = useState<Submitter | null>(null);
  return (
    <Form
      method="post"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        const { submitter: button } = event.nativeEvent as SubmitEvent;
        setSubmitter(button instanceof HTMLButtonElement ? button : null);
        onSubmit?.(event);
      }}
      {...rest}
    >
      <UnansweredNotice answer={answer} submitter={submitter} />
      {children}
    </Form>
  );
}
