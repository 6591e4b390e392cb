import { Form, useNavigate } from "@remix-run/react";
import { useCombobox } from "downshift";
import { useId, useState } from "react";
import type { Suggestions } from "~/commerce/list-types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { maxQueryLength } from "./list-query";
import { useSuggestions } from "./use-suggestions";

interface Props {
  /** What was searched for, "" at first. */
  words: string;
  /** Name of this search among those of the page. */
  label: string;
}

/**
 * A plain GET form: the search stands in the URL. With script, its field suggests products while one types, as a
 * combobox with a list box (ARIA Authoring Practices): arrows choose, Enter opens, Escape closes.
 */
export function SearchForm({ words, label }: Props) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  return (
    <Form
      method="get"
      action={href("search", language)}
      role="search"
      aria-label={label}
      className="max-w-text"
    >
      <label htmlFor={id} className="mb-1.5 block">
        {t("search.label")}
      </label>
      <div className="flex flex-wrap gap-3">
        <Combobox id={id} words={words} />
        <Button>{t("search.submit")}</Button>
      </div>
    </Form>
  );
}

type Suggestion = Suggestions["products"][number];

function Combobox({ id, words }: { id: string; words: string }) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const items = useSuggestions(typed === words ? "" : typed);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    id,
    inputId: id,
    items,
    initialInputValue: words,
    itemToString: (item) => item?.name ?? typed,
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) navigate(href("product", language, { slug: selectedItem.slugs }));
    },
  });
  const isShown = isOpen && items.length > 0;
  return (
    <div className="relative min-w-56 grow">
      <input
        {...getInputProps({
          type: "search",
          name: "q",
          maxLength: maxQueryLength,
          autoComplete: "off",
          "aria-expanded": isShown,
          "aria-labelledby": undefined,
          // Enter with nothing chosen from the list is a search
          onKeyDown: (event) => {
            if (event.key === "Enter" && highlightedIndex === -1) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            }
          },
        })}
        className="min-h-12 w-full rounded-sm border border-edge bg-wafer px-3 py-2 hover:border-chestnut"
      />
      <ul
        {...getMenuProps({ "aria-label": t("search.suggestions"), "aria-labelledby": undefined })}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 rounded-sm border border-edge bg-wafer py-1 shadow-[0_1rem_2rem_-1rem_rgb(46_33_26/0.35)]"
      >
        {isShown &&
          items.map((item, index) => (
            <li
              key={item.id}
              {...getItemProps({ item, index })}
              className="cursor-pointer px-4 py-2.5 aria-selected:bg-linen aria-selected:underline aria-selected:underline-offset-4"
            >
              {item.name}
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {isShown && t("search.count", { count: items.length })}
      </p>
    </div>
  );
}
