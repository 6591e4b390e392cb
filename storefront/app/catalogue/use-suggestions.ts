import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { suggestPath } from "~/i18n/paths";
import { useVisitQueries } from "~/platform/query-client";
import { useLanguage } from "~/i18n/react";
import type { Suggestion } from "./suggestion-types";

/** Fewer letters say nothing. */
const fewest = 2;

/** A typist's pause in ms: nothing is asked before it. */
const pause = 200;

/** A value as it was when it last stood still. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(setSettled, pause, value);
    return () => {
      window.clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** What is suggested for what is being typed; what is no longer wanted is cancelled. None while they cannot be had. */
export function useSuggestions(typed: string): Suggestion[] {
  const language = useLanguage();
  const words = useSettled(typed.trim());
  const enabled = words.length >= fewest && typed.trim().length >= fewest;
  const { data } = useQuery(
    {
      queryKey: ["suggestions", language, words],
      enabled,
      placeholderData: keepPreviousData,
      retry: false,
      queryFn: async ({ signal }) => {
        const answer = await fetch(`${suggestPath(language)}?q=${encodeURIComponent(words)}`, { signal });
        if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
        return (await answer.json()) as { suggestions: Suggestion[] };
      },
    },
    useVisitQueries(),
  );
  return enabled ? (data?.suggestions ?? []) : [];
}
