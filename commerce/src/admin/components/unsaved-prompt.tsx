import { Prompt, usePrompt } from "@medusajs/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";

/** State of a navigation that follows a saving or deleting: nothing is lost by it. */
export const skipUnsavedPrompt = { skipUnsavedPrompt: true } as const;

const losesNothing = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "skipUnsavedPrompt" in state;

/** Stands there only while there is something to lose: the router asks one such question at a time, and a page may have many forms. */
function LeaveQuestion({ bySearch }: { bySearch: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      (here.pathname !== there.pathname || (bySearch && here.search !== there.search)) &&
      !losesNothing(there.state),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  return (
    <Prompt open={blocker.state === "blocked"}>
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title>{t("content.unsaved.title")}</Prompt.Title>
          <Prompt.Description>{t("content.unsaved.text")}</Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Prompt.Cancel onClick={() => blocker.reset?.()}>{t("content.unsaved.stay")}</Prompt.Cancel>
          <Prompt.Action onClick={() => blocker.proceed?.()}>{t("content.unsaved.leave")}</Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
}

/**
 * Asks before what was typed is lost: by walking to another page of the admin, closing the window or reloading.
 * @param unsaved whether there is something to lose
 * @param bySearch whether another query in the address shows something else in the place of what was typed
 */
export const UnsavedPrompt = ({ unsaved, bySearch = false }: { unsaved: boolean; bySearch?: boolean }) =>
  unsaved ? <LeaveQuestion bySearch={bySearch} /> : null;

/** Asks before a form is closed that has something typed in it; true where it may be closed. */
export function useConfirmClose(): (unsaved: boolean) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = usePrompt();
  return async (unsaved) => {
    if (!unsaved) return true;
    // a question that opens at once takes the Escape that asked for it as its answer
    await new Promise((resolve) => setTimeout(resolve));
    return ask({
      title: t("content.unsaved.title"),
      description: t("content.unsaved.text"),
      confirmText: t("content.unsaved.leave"),
      cancelText: t("content.unsaved.stay"),
    });
  };
}
