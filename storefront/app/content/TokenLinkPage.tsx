import { Link, useNavigation } from "@remix-run/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { PageIntro } from "./PageIntro";

export interface TokenLinkWords {
  title: string;
  /** What the button will do. */
  text: string;
  button: string;
  /** Shown once it is done. */
  done: string;
  /** Shown for an invalid link, before the link to another page. */
  badLink: string;
}

interface Props {
  page: {
    words: TokenLinkWords;
    /** Page that an invalid link refers to. */
    fallback: { to: string; name: string };
    /** The link is genuine and not expired; otherwise there is no button. */
    isValid: boolean;
  };
  /** Result of pressing the button; undefined before. */
  answer: { done: boolean } | undefined;
}

/**
 * Target page of a link in an e-mail. Opening it changes nothing, because mail programs open links too; only the button
 * does.
 */
export function TokenLinkPage({ page: { words, fallback, isValid }, answer }: Props) {
  const sending = useNavigation().state === "submitting";
  // explain the button only if it is shown
  const showsButton = isValid && !answer?.done;
  return (
    <>
      <PageIntro title={words.title} intro={showsButton && words.text} />
      <div className="page max-w-text space-y-6">
        {answer?.done && (
          <Notice kind="success" live>
            {words.done}
          </Notice>
        )}
        {(answer ? !answer.done : !isValid) && (
          <Notice kind="error" live>
            {words.badLink}{" "}
            <Link to={fallback.to} className="link">
              {fallback.name}
            </Link>
          </Notice>
        )}
        {showsButton && (
          <PostForm>
            <Button disabled={sending}>{words.button}</Button>
          </PostForm>
        )}
      </div>
    </>
  );
}
