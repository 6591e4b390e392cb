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

/** The page is being left; requests that break off now have not been answered. */
let leaving = false;

/** Learns when the page is left, and when it comes back from the browser's memory. @returns how to stop */
export function watchLeaving(): () => void {
  const leave = () => {
    leaving = true;
  };
  const comeBack = () => {
    leaving = false;
  };
  addEventListener("pagehide", leave);
  addEventListener("pageshow", comeBack);
  return () => {
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", comeBack);
  };
}

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
export function noteSent(form: FormData): void {
  if (!isAddition(form)) return;
  const fields = fieldsOf(form);
  awaited.add(numberOf(fields));
  write([...without(numberOf(fields)), { fields, sentAt: Date.now() }]);
}

/** Forgets an addition that was answered, well or badly. */
export function noteAnswered(form: FormData): void {
  if (leaving || !isAddition(form)) return;
  const number = numberOf(fieldsOf(form));
  awaited.delete(number);
  write(without(number));
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
