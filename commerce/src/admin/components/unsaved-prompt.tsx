import { Prompt, usePrompt } from "@medusajs/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";

/** Navigation state after saving or deleting, when no input can be lost. */
export const skipUnsavedPrompt = { skipUnsavedPrompt: true } as const;

const skipsPrompt = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "skipUnsavedPrompt" in state;

/**
 * Mounted only while there are unsaved changes: the router allows one blocker at a time, and a page may have many
 * forms.
 */
function LeaveQuestion({ bySearch }: { bySearch: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      (current.pathname !== next.pathname || (bySearch && current.search !== next.search)) &&
      !skipsPrompt(next.state),
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
 * Asks for confirmation before unsaved input is lost by navigating to another admin page, closing the window or
 * reloading.
 * @param unsaved whether there is unsaved input
 * @param bySearch whether a change of the URL's query also replaces the form
 */
export const UnsavedPrompt = ({ unsaved, bySearch = false }: { unsaved: boolean; bySearch?: boolean }) =>
  unsaved ? <LeaveQuestion bySearch={bySearch} /> : null;

/** Asks for confirmation before a form with input is closed; resolves to true if it may be closed. */
export function useConfirmClose(): (unsaved: boolean) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = usePrompt();
  return async (unsaved) => {
    if (!unsaved) return true;
    // a prompt that opens synchronously would be closed by the same Escape key press
    await new Promise((resolve) => setTimeout(resolve));
    return ask({
      title: t("content.unsaved.title"),
      description: t("content.unsaved.text"),
      confirmText: t("content.unsaved.leave"),
      cancelText: t("content.unsaved.stay"),
    });
  };
}

/** State of a form: what is typed, and whether it differs from what is saved. @param saved its current values */
export function useDraft<Draft extends object>(saved: Draft) {
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, setDraft, change, unsaved: JSON.stringify(draft) !== JSON.stringify(saved) };
}
