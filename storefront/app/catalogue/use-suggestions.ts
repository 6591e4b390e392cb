import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { suggestPath } from "~/i18n/paths";
import { useVisitQueryClient } from "~/platform/query-client";
import { useLanguage } from "~/i18n/react";
import type { Suggestion } from "./suggestion-types";

/** Minimum number of letters for suggestions. */
const minLetters = 2;

/** Debounce delay in ms. */
const debounceMs = 200;

/** A debounced value. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(setDebounced, debounceMs, value);
    return () => {
      window.clearTimeout(timer);
    };
  }, [value]);
  return debounced;
}

/** Suggestions for the typed text; requests for outdated text are cancelled. Empty if they cannot be loaded. */
export function useSuggestions(typed: string): Suggestion[] {
  const language = useLanguage();
  const words = useDebounced(typed.trim());
  const enabled = words.length >= minLetters && typed.trim().length >= minLetters;
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
    useVisitQueryClient(),
  );
  return enabled ? (data?.suggestions ?? []) : [];
}
