import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction, usePaged, api } from "../lib/server";
import { SelectField, TextField } from "./fields";
import { ActionButton } from "./page-parts";

/**
 * Search text and choice of a list, with their fields, side by side if there is room.
 * @param words group of translations with the texts `search`, `filter` and, by choice, `filters`
 * @param start where a link leads with them; otherwise no text and the first choice
 */
export function useListFilter<Choice extends string>(
  words: string,
  choices: readonly [Choice, ...Choice[]],
  start: { q?: string | null; show?: Choice | undefined } = {},
) {
  const { t } = useTranslation();
  const [q, setQ] = useState(start.q ?? "");
  const [show, setShow] = useState<Choice>(start.show ?? choices[0]);
  const fields = (
    <div className="grid grid-cols-1 gap-3 py-2 sm:grid-cols-2">
      <TextField label={t(`${words}.search`)} value={q} onValue={setQ} />
      <SelectField
        label={t(`${words}.filter`)}
        value={show}
        options={choices.map((id) => ({ id, name: t(`${words}.filters.${id}`) }))}
        onValue={setShow}
      />
    </div>
  );
  return { q, show, fields };
}

interface Deletion {
  id: string;
  title: string;
  description: string;
}

/**
 * Deletes an entry of a list (`DELETE <path>/<id>`) after confirmation and refetches the list.
 * @param key query key of the list
 */
export function useDeleteEntry(key: string, path: string) {
  const { t } = useTranslation();
  return useAction({
    send: ({ id }: Deletion) => api.delete(`${path}/${id}`),
    question: ({ title, description }) => ({
      title,
      description,
      confirmText: t("lists.delete"),
      cancelText: t("lists.keep"),
    }),
    refetch: [key],
  });
}

interface DeleteProps {
  id: string;
  /** Group of translations with the texts `deleteOne` (the button's name), `deleteTitle` and `deleteText`. */
  words: string;
  /** In those texts. */
  values: Record<string, string>;
  deletion: ReturnType<typeof useDeleteEntry>;
}

/** The button that deletes an entry of a list; disabled while another one is being deleted. */
export function DeleteButton({ id, words, values, deletion }: DeleteProps) {
  const { t } = useTranslation();
  const entry = { id, title: t(`${words}.deleteTitle`), description: t(`${words}.deleteText`, values) };
  return (
    <ActionButton
      disabled={deletion.isPending}
      aria-label={t(`${words}.deleteOne`, values)}
      onClick={() => void deletion.start(entry)}
    >
      {t("lists.delete")}
    </ActionButton>
  );
}

/**
 * A list in tabs by status (`GET /admin/<name>`), the first one open, and what gives an entry another status.
 * @param name also of the group of translations, with the texts `statuses`
 * @param onDone called with the new status and the id
 */
export function useStatusList<Answer extends { count: number }, Status extends string>(
  name: string,
  statuses: readonly [Status, ...Status[]],
  onDone: (status: Status, id: string) => void,
) {
  const { t } = useTranslation();
  const [selected, onSelect] = useState(statuses[0]);
  const list = usePaged<Answer>(name, `/admin/${name}`, { status: selected });
  const mark = useAction({
    send: ({ id, status }: { id: string; status: Status }) => api.post(`/admin/${name}/${id}`, { status }),
    onDone: (_, { id, status }) => onDone(status, id),
    refetch: [name],
  });
  const label = (status: Status) => t(`${name}.statuses.${status}`);
  return { mark, shown: { words: name, list, tabs: { statuses, selected, onSelect, label } } };
}
