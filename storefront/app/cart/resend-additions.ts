import { ifAllowed, tabStorage } from "~/platform/site-data";

/** sessionStorage key of unanswered additions; they are lost when the tab is closed. */
const storageKey = "cart-additions";

/** Additions older than this (ms) are not resent: the shopper would no longer expect it. */
const maxResendAgeMs = 2 * 60_000;

type Fields = [name: string, value: string][];

interface UnfinishedAddition {
  fields: Fields;
  /** Time it was sent, in ms since 1970. */
  sentAt: number;
}

/** Ids of the submissions this page is still waiting for. */
const awaitedSubmissions = new Set<string>();

const fieldsOf = (form: FormData): Fields =>
  [...form].flatMap(([name, value]): Fields => (typeof value === "string" ? [[name, value]] : []));

const submissionIdOf = (fields: Fields): string =>
  fields.find(([name]) => name === "submissionId")?.[1] ?? "";

const isAddition = (form: FormData): boolean => form.get("intent") === "add";

function readAdditions(): UnfinishedAddition[] {
  const text = tabStorage()?.getItem(storageKey);
  const stored = text ? (JSON.parse(text) as UnfinishedAddition[]) : [];
  return stored.filter(({ sentAt }) => Date.now() - sentAt < maxResendAgeMs);
}

/** Without effect if the storage is full: the addition itself is sent anyway. */
function writeAdditions(additions: readonly UnfinishedAddition[]): void {
  if (additions.length > 0) ifAllowed(() => tabStorage()?.setItem(storageKey, JSON.stringify(additions)));
  else tabStorage()?.removeItem(storageKey);
}

const additionsExcept = (submissionId: string): UnfinishedAddition[] =>
  readAdditions().filter(({ fields }) => submissionIdOf(fields) !== submissionId);

/** Stores an addition being sent, so that the next page can resend it if this one is left before the response. */
export function recordSent(form: FormData): void {
  if (!isAddition(form)) return;
  const fields = fieldsOf(form);
  awaitedSubmissions.add(submissionIdOf(fields));
  writeAdditions([...additionsExcept(submissionIdOf(fields)), { fields, sentAt: Date.now() }]);
}

/** A page that still exists this long (ms) after a request was aborted was not left. */
const abortGraceMs = 1_000;

/**
 * Forgets an addition once its page has shown the outcome.
 * @param answered false if the request was aborted. Leaving the page aborts it too, and then the next page must resend
 *   it; so it is only forgotten if this page still exists a moment later and shows the failure.
 */
export function recordOutcome(form: FormData, answered: boolean): void {
  if (!isAddition(form)) return;
  const submissionId = submissionIdOf(fieldsOf(form));
  const forget = () => {
    awaitedSubmissions.delete(submissionId);
    writeAdditions(additionsExcept(submissionId));
  };
  if (answered) forget();
  else setTimeout(forget, abortGraceMs);
}

/** Additions an earlier page of this tab got no response to, to be resent; the server counts each once. */
export const unfinishedAdditions = (): FormData[] =>
  readAdditions()
    .filter(({ fields }) => !awaitedSubmissions.has(submissionIdOf(fields)))
    .map(({ fields }) => {
      const form = new FormData();
      for (const [name, value] of fields) form.set(name, value);
      form.set("resent", "yes");
      return form;
    });
