import { Link, useNavigation } from "@remix-run/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { PageIntro } from "./PageIntro";

/** What the page says. */
export interface TokenLinkWords {
  title: string;
  /** What the button will do. */
  text: string;
  button: string;
  /** Said when it is done. */
  done: string;
  /** Said when the link is worth nothing, before the way on. */
  badLink: string;
}

interface Props {
  page: {
    words: TokenLinkWords;
    /** Where to go on from a link that is worth nothing. */
    way: { to: string; name: string };
    /** The link is genuine and still good; another one gets no button. */
    good: boolean;
  };
  /** What became of the click; undefined before it. */
  answer: { done: boolean } | undefined;
}

/** The page a link in a mail leads to. Opening it changes nothing, because mail programs open links too; the button does. */
export function TokenLinkPage({ page: { words, way, good }, answer }: Props) {
  const sending = useNavigation().state === "submitting";
  // what the button will do is said only where there is one
  const pressable = good && !answer?.done;
  return (
    <>
      <PageIntro title={words.title} intro={pressable && words.text} />
      <div className="page max-w-text space-y-6">
        {answer?.done && (
          <Notice kind="success" live>
            {words.done}
          </Notice>
        )}
        {(answer ? !answer.done : !good) && (
          <Notice kind="error" live>
            {words.badLink}{" "}
            <Link to={way.to} className="link">
              {way.name}
            </Link>
          </Notice>
        )}
        {pressable && (
          <PostForm>
            <Button disabled={sending}>{words.button}</Button>
          </PostForm>
        )}
      </div>
    </>
  );
}
