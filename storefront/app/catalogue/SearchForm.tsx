import { Form } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { SearchIcon } from "~/ui/icons";
import type { SearchCombobox } from "./SearchCombobox";

export const maxQueryLength = 80;

interface Props {
  /** Search terms, initially "". */
  words: string;
  /** Accessible name that distinguishes this search from others on the page. */
  label: string;
  /** One line with an icon button, as in the header on wide screens. */
  compact?: boolean;
}

/** A plain GET form: the search terms are in the URL. With JavaScript the field suggests products while typing. */
export function SearchForm({ words, label, compact = false }: Props) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  return (
    <Form
      method="get"
      action={href("search", language)}
      role="search"
      aria-label={label}
      className={compact ? "flex" : "max-w-text"}
    >
      <label htmlFor={id} className={compact ? "sr-only" : "mb-1.5 block"}>
        {t("search.label")}
      </label>
      {/* the suggestions are as wide as this row */}
      <div className={`relative flex ${compact ? "grow" : "gap-3"}`}>
        <SearchField id={id} words={words} placeholder={compact ? t("search.submit") : undefined} />
        {compact ? (
          <button
            type="submit"
            aria-label={t("search.submit")}
            className="flex size-11 shrink-0 items-center justify-center hover:text-ink"
          >
            <SearchIcon className="size-6" />
          </button>
        ) : (
          <Button>{t("search.submit")}</Button>
        )}
      </div>
    </Form>
  );
}

interface FieldProps {
  id: string;
  words: string;
  placeholder: string | undefined;
}

/** State of the plain field when the combobox replaces it. */
interface ComboboxState {
  Combobox: typeof SearchCombobox;
  typed: string;
  focused: boolean;
}

/** Loads the code for suggestions when it gets the focus; if that fails, it remains a plain field. */
function SearchField({ id, words, placeholder }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<ComboboxState | null>(null);
  const attributes = {
    type: "search",
    name: "q",
    maxLength: maxQueryLength,
    autoComplete: "off",
    placeholder,
    className:
      "min-h-11 w-full rounded-sm border border-edge bg-wafer px-3 py-2 placeholder:text-chestnut hover:border-chestnut",
  };

  const loadCombobox = async () => {
    const loaded = await import("./SearchCombobox").catch(() => null);
    const input = field.current;
    if (!loaded || !input) return;
    // synchronously: a letter typed between reading the field and replacing it would be lost
    flushSync(() => {
      setCombobox({
        Combobox: loaded.SearchCombobox,
        typed: input.value,
        focused: input === document.activeElement,
      });
    });
  };
  useEffect(() => {
    // the field got the focus before hydration
    if (field.current === document.activeElement) void loadCombobox();
  }, []);

  return (
    <div className={`grow ${placeholder === undefined ? "min-w-0" : "w-56"}`}>
      {combobox ? (
        <combobox.Combobox id={id} words={words} {...combobox} attributes={attributes} />
      ) : (
        <input
          {...attributes}
          ref={field}
          id={id}
          role="combobox"
          aria-expanded="false"
          aria-controls={`${id}-menu`}
          aria-autocomplete="list"
          defaultValue={words}
          onFocus={() => void loadCombobox()}
        />
      )}
    </div>
  );
}
