import { useTranslation } from "react-i18next";
import { useAction } from "../lib/use-action";
import { api } from "../lib/api";
import { SelectField, TextField } from "./fields";
import { ActionButton } from "./page-parts";

interface FilterProps<Choice extends string> {
  search: { label: string; value: string; onValue: (text: string) => void };
  choice: {
    label: string;
    value: Choice;
    choices: readonly Choice[];
    nameOf: (choice: Choice) => string;
    onValue: (choice: Choice) => void;
  };
}

/** Filters of a list: a search field and a select, side by side if there is room. */
export const ListFilter = <Choice extends string>({ search, choice }: FilterProps<Choice>) => (
  <div className="grid grid-cols-1 gap-3 py-2 sm:grid-cols-2">
    <TextField {...search} />
    <SelectField
      label={choice.label}
      value={choice.value}
      options={choice.choices.map((id) => ({ id, name: choice.nameOf(id) }))}
      onValue={choice.onValue}
    />
  </div>
);

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

interface DeleteProps extends Deletion {
  name: string;
  deletion: ReturnType<typeof useDeleteEntry>;
}

/** The button that deletes an entry of a list; disabled while another one is being deleted. */
export function DeleteButton({ name, deletion, ...entry }: DeleteProps) {
  const { t } = useTranslation();
  return (
    <ActionButton disabled={deletion.isPending} aria-label={name} onClick={() => void deletion.start(entry)}>
      {t("lists.delete")}
    </ActionButton>
  );
}

/**
 * Sets the status of a list entry (`POST <path>/<id>`) and refetches the list.
 * @param key query key of the list
 * @param onDone called with the new status
 */
export const useSetStatus = <Status extends string>(
  key: string,
  path: string,
  onDone?: (status: Status) => void,
) =>
  useAction({
    send: ({ id, status }: { id: string; status: Status }) => api.post(`${path}/${id}`, { status }),
    onDone: (_, { status }) => onDone?.(status),
    refetch: [key],
  });
