import { useNavigate } from "@remix-run/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCombobox } from "downshift";
import { type InputHTMLAttributes, useEffect, useLayoutEffect, useState } from "react";
import { suggestPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useVisitQueryClient } from "~/platform/query-client";
import { highlight } from "./text-match";

const minLetters = 2;

const debounceMs = 200;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(setDebounced, debounceMs, value);
    return () => window.clearTimeout(timer);
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

export interface Suggestion {
  kind: "product" | "category" | "article" | "page";
  name: string;
  path: string;
  /** URL of a small picture; products only. */
  picture: string | null;
  /** "ab 7,10 €"; products only. */
  price: string | null;
}

interface Props {
  id: string;
  /** The search terms of the current page, for which no suggestions are shown. */
  words: string;
  typed: string;
  focused: boolean;
  attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** Picture, name with the typed part highlighted, and price; suggestions other than products show their kind. */
function SuggestionText({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const t = useT();
  const { kind, name, picture, price } = suggestion;
  return (
    <>
      {picture && (
        <img src={picture} alt="" width={56} height={42} className="w-14 shrink-0 rounded-sm bg-sand" />
      )}
      <span className="grow">
        {highlight(name, typed).map((piece, index) =>
          piece.matches ? (
            <mark key={index} className="bg-transparent font-semibold text-inherit">
              {piece.text}
            </mark>
          ) : (
            <span key={index}>{piece.text}</span>
          ),
        )}
      </span>{" "}
      <span className="figures shrink-0 text-sm text-chestnut">
        {kind === "product" ? price : t(`search.kinds.${kind}`)}
      </span>
    </>
  );
}

/** A combobox with a listbox (ARIA Authoring Practices): arrows select, Enter opens, Escape closes. */
export function SearchCombobox({ id, words, typed: initialText, focused, attributes }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initialText);
  const items = useSuggestions(typed === words ? "" : typed);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    id,
    inputId: id,
    items,
    initialInputValue: initialText,
    initialIsOpen: initialText !== words,
    itemToString: (item) => item?.name ?? typed,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) navigate(selectedItem.path);
    },
  });
  const isShown = isOpen && items.length > 0;

  useLayoutEffect(() => {
    if (!focused) return;
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.setSelectionRange(initialText.length, initialText.length);
  }, [id, focused, initialText]);

  return (
    <>
      <input
        {...getInputProps({
          ...attributes,
          "aria-expanded": isShown,
          "aria-labelledby": undefined,
          "data-preset": words,
          // Enter without a selected suggestion submits the search
          onKeyDown: (event) => {
            if (event.key === "Enter" && highlightedIndex === -1) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            }
          },
        })}
      />
      <ul
        {...getMenuProps({ "aria-label": t("search.suggestions"), "aria-labelledby": undefined })}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 rounded-sm border border-edge bg-wafer py-1 shadow-[0_1rem_2rem_-1rem_rgb(46_33_26/0.35)]"
      >
        {isShown &&
          items.map((item, index) => (
            <li
              key={item.path}
              {...getItemProps({ item, index })}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 aria-selected:bg-linen aria-selected:underline aria-selected:underline-offset-4"
            >
              <SuggestionText suggestion={item} typed={typed} />
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {isShown && t("search.count", { count: items.length })}
      </p>
    </>
  );
}
