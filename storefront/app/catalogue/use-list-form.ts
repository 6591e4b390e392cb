import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { plainQuery, type ListQuery } from "~/commerce/list-types";

/** Id of the one form of a list; what stands outside it names it in its `form` attribute. */
export const listFormId = "list-form";

/** Typing is waited for this long, a click not at all. */
const typingPause = 500;

/** What the parts of the list's form need. */
export interface ListFormHandle {
  /** A field has changed. */
  onChange: (event: FormEvent<HTMLElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What the form says, without empty fields and without what is the default anyway. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = value === plainQuery.sort;
    if (typeof value === "string" && value.trim() !== "" && !isDefault) params.append(name, value);
  }
  return params;
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.inputMode === "decimal";

/** Gives the fields what the URL says, all but the one in hand. */
function follow(form: HTMLFormElement, query: ListQuery): void {
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
 * With script, each change of a field updates the list at once. A later change cancels what an earlier one has asked
 * for (the router aborts it); focus and scroll stay where they are. Without script the form's own button does it.
 */
export function useListForm(query: ListQuery): ListFormHandle {
  const timer = useRef<number>();
  const submit = useSubmit();
  const { pathname, search } = useLocation();

  // as an event, which a page without a connection holds back
  const update = (form: HTMLFormElement) => {
    form.requestSubmit();
  };

  useEffect(() => {
    const form = document.forms.namedItem(listFormId);
    if (form && timer.current === undefined) follow(form, query);
  }, [search, query]);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  return {
    onChange: ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const { form } = target;
      if (!form) return;
      window.clearTimeout(timer.current);
      if (isTyped(target)) timer.current = window.setTimeout(update, typingPause, form);
      else update(form);
    },
    onSubmit: (event) => {
      event.preventDefault();
      window.clearTimeout(timer.current);
      timer.current = undefined;
      submit(paramsOf(event.currentTarget), {
        action: pathname,
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
