import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  maxChangedPages,
  type ChangedPage,
  type ChangeTag,
  type ContentChanged,
} from "@su-turrone/contract/content-changed";
import { signMessage, webhookSignatureHeader } from "@su-turrone/contract/tokens";
import { env } from "./env";
import { errorMessageOf } from "./error-message";
import { withinTime } from "./time-limit";

/** One change by the owner emits many events; those within this time are sent together, in ms. */
const collectMs = 50;

/** Timeout for the storefront's response, which is immediate, in ms. */
const timeoutMs = 5_000;

interface Change {
  tags: readonly ChangeTag[];
  /** See `ContentChanged.pages`. */
  pages?: readonly ChangedPage[];
}

const tags = new Set<ChangeTag>();
const pages = new Map<string, ChangedPage>();

/** Running from the first change until the collected changes are sent. */
let timer: NodeJS.Timeout | null = null;

/** Messages being sent, and changes of which it is not known yet whether they matter. */
const pending = new Set<Promise<void>>();

/** Keeps a promise in `pending` until it is settled. */
function track(work: Promise<void>): void {
  pending.add(work);
  void work.finally(() => pending.delete(work));
}

/** Storefronts the last message did not reach, so that a longer outage is logged once. */
const unreachable = new Set<string>();

/** Sends one message to every storefront instance; an unreachable one does not delay the others. */
async function send(container: MedusaContainer, change: Omit<ContentChanged, "at">): Promise<void> {
  const { STOREFRONT_URL, STOREFRONT_INSTANCES: instances } = env();
  const body = JSON.stringify({ ...change, at: Date.now() } satisfies ContentChanged);
  const storefronts = instances.length > 0 ? instances : [STOREFRONT_URL];
  await Promise.all(storefronts.map((storefront) => sendTo(container, storefront, body, change.tags)));
}

async function sendTo(
  container: MedusaContainer,
  storefront: string,
  body: string,
  changedTags: readonly ChangeTag[],
): Promise<void> {
  const { SIGNING_SECRET } = env();
  try {
    const answer = await fetch(new URL("/api/revalidate", storefront), {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        [webhookSignatureHeader]: signMessage(SIGNING_SECRET, body),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    unreachable.delete(storefront);
  } catch (error) {
    const reason = errorMessageOf(error);
    if (!unreachable.has(storefront)) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(
          `The storefront at ${storefront} was not told of changes (${changedTags.join(", ")}): ${reason}`,
        );
    }
    unreachable.add(storefront);
  }
}

function sendCollected(container: MedusaContainer): void {
  if (timer) clearTimeout(timer);
  timer = null;
  if (tags.size === 0 && pages.size === 0) return;
  const sentPages = [...pages.values()].slice(0, maxChangedPages);
  const message = send(container, { tags: [...tags], pages: sentPages });
  tags.clear();
  for (const { kind, id } of sentPages) pages.delete(`${kind} ${id}`);
  track(
    message.finally(() => {
      sendCollected(container);
    }),
  );
}

/**
 * Reports changes to every storefront, a few milliseconds later and together with others. An unreachable storefront is
 * logged: it finds the change when its cache expires.
 */
export function notifyStorefront(container: MedusaContainer, change: Change): void {
  for (const tag of change.tags) tags.add(tag);
  for (const page of change.pages ?? []) pages.set(`${page.kind} ${page.id}`, page);
  timer ??= setTimeout(() => {
    sendCollected(container);
  }, collectMs);
}

/** Reports a change once it is known to matter. @param matters must not reject */
export function notifyStorefrontIf(
  container: MedusaContainer,
  change: Change,
  matters: Promise<boolean>,
): void {
  track(
    matters.then((does) => {
      if (does) notifyStorefront(container, change);
    }),
  );
}

/** Sends the collected changes immediately, and waits until they have arrived, for at most `ms`. */
export async function flushStorefrontChanges(container: MedusaContainer, ms: number): Promise<void> {
  sendCollected(container);
  const settle = async (): Promise<void> => {
    await Promise.all(pending);
    // changes that have turned out to matter
    sendCollected(container);
    await Promise.all(pending);
  };
  if (pending.size > 0) await withinTime(settle(), ms);
}
