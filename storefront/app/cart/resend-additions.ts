/** Where a tab keeps them; it forgets them when it is closed. */
const storageKey = "cart-additions";

/** What was pressed longer ago (ms) is not done any more: nobody would expect it. */
const freshMs = 2 * 60_000;

type Fields = [name: string, value: string][];

interface Unfinished {
  fields: Fields;
  /** When it was sent, in ms since 1970. */
  sentAt: number;
}

/** Numbers of the forms that this very page is waiting for. */
const awaited = new Set<string>();

const fieldsOf = (form: FormData): Fields =>
  [...form].flatMap(([name, value]): Fields => (typeof value === "string" ? [[name, value]] : []));

const numberOf = (fields: Fields): string => fields.find(([name]) => name === "form")?.[1] ?? "";

const isAddition = (form: FormData): boolean => form.get("intent") === "add";

/** The tab's memory; null where the browser keeps none, and a page that is left takes its additions with it. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function read(): Unfinished[] {
  const text = storage()?.getItem(storageKey);
  const kept = text ? (JSON.parse(text) as Unfinished[]) : [];
  return kept.filter(({ sentAt }) => Date.now() - sentAt < freshMs);
}

function write(additions: readonly Unfinished[]): void {
  if (additions.length > 0) storage()?.setItem(storageKey, JSON.stringify(additions));
  else storage()?.removeItem(storageKey);
}

const without = (number: string): Unfinished[] => read().filter(({ fields }) => numberOf(fields) !== number);

/** Notes an addition that is being sent, for the page that comes after this one if this one is left before the answer. */
export function recordSent(form: FormData): void {
  if (!isAddition(form)) return;
  const fields = fieldsOf(form);
  awaited.add(numberOf(fields));
  write([...without(numberOf(fields)), { fields, sentAt: Date.now() }]);
}

/** So long (ms) a page must still be there after a request broke off, to know that it was not leaving which broke it off. */
const staysMs = 1_000;

/**
 * Forgets an addition once its page has shown what became of it.
 * @param answered false where the request broke off. Leaving the page breaks it off too, and then the next page has to send
 *   it again; so it is forgotten only if this page is still there a moment later and shows the failure.
 */
export function recordOutcome(form: FormData, answered: boolean): void {
  if (!isAddition(form)) return;
  const number = numberOf(fieldsOf(form));
  const forget = () => {
    awaited.delete(number);
    write(without(number));
  };
  if (answered) forget();
  else setTimeout(forget, staysMs);
}

/** Additions an earlier page of this tab has sent and not seen answered, to be sent once more; the server counts each once. */
export const unfinishedAdditions = (): FormData[] =>
  read()
    .filter(({ fields }) => !awaited.has(numberOf(fields)))
    .map(({ fields }) => {
      const form = new FormData();
      for (const [name, value] of fields) form.set(name, value);
      form.set("resent", "yes");
      return form;
    });
