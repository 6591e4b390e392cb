import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import type { ListQuery } from "~/commerce/types";
import { formParams } from "./list-query";

/** Id of the list's form; fields outside the form refer to it by their `form` attribute. */
export const listFormId = "list-form";

/** Milliseconds to wait after typing; a click is applied immediately. */
const debounceMs = 500;

export interface ListFormHandle {
  onChange: (event: FormEvent<HTMLElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const isPriceField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.inputMode === "decimal";

/** Sets the fields to the values of the URL, except for the focused one. */
function syncFields(form: HTMLFormElement, query: ListQuery): void {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLInputElement) {
      if (field.type === "checkbox") field.checked = field.defaultChecked;
      else field.value = field.defaultValue;
    }
    if (field instanceof HTMLSelectElement) {
      field.value = query.sort;
    }
  }
}

/**
 * With JavaScript, each change of a field updates the list immediately. A later change cancels the request of an
 * earlier one (the router aborts it); focus and scroll position are kept. Without JavaScript the form's submit button
 * is used.
 */
export function useListForm(query: ListQuery): ListFormHandle {
  const timer = useRef<number>();
  const submit = useSubmit();
  const { pathname, search } = useLocation();

  // as a submit event, which the page suppresses while offline
  const update = (form: HTMLFormElement) => form.requestSubmit();

  useEffect(() => {
    const form = document.forms.namedItem(listFormId);
    if (form && timer.current === undefined) syncFields(form, query);
  }, [search, query]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    onChange: ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const { form } = target;
      if (!form) return;
      window.clearTimeout(timer.current);
      if (isPriceField(target)) timer.current = window.setTimeout(update, debounceMs, form);
      else update(form);
    },
    onSubmit: (event) => {
      event.preventDefault();
      window.clearTimeout(timer.current);
      timer.current = undefined;
      submit(formParams(new FormData(event.currentTarget)), {
        action: pathname,
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
