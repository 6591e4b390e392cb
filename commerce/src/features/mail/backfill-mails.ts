import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { mailContactMessage } from "./contact-mails";
import { MAIL_MODULE } from "../../modules/mail";
import type { MailService } from "../../modules/mail/service";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService } from "../../modules/messages/service";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { mailWithdrawal } from "./withdrawal-mails";
import {
  mailCancelled,
  mailDelivered,
  mailOrderNotice,
  mailOrderReceived,
  mailPaymentReceived,
  mailRefunded,
  mailShipped,
} from "./order-mails";

/** Something that has happened: under what its mail is written down, and what that mail is made from. */
interface Happened {
  key: string;
  id: string;
}

interface Within {
  $gte: Date;
  $lt: Date;
}

/** Facts of one kind, as they stand in the database, and the mail each is told by. */
interface Source {
  /** The event in the outbox. */
  event: string;
  happened: (container: MedusaContainer, within: Within) => Promise<Happened[]>;
  mail: (container: MedusaContainer, id: string) => Promise<void>;
}

/** Rows of an entity whose `time` is within, each as `take` makes of it. */
function facts<Row>(
  entity: string,
  time: string,
  row: z.ZodType<Row>,
  fields: string[],
  take: (row: Row) => Happened | null,
  more: Record<string, unknown> = {},
): Source["happened"] {
  return async (container, within) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({ entity, fields, filters: { [time]: within, ...more } });
    return z
      .array(row)
      .parse(data)
      .flatMap((one) => take(one) ?? []);
  };
}

const plain = z.object({ id: z.string() });
const itself = ({ id }: z.infer<typeof plain>): Happened => ({ key: id, id });

const order = plain.extend({
  payment_collections: z
    .array(z.object({ amount: z.coerce.number(), payments: z.array(plain).default([]) }))
    .default([]),
});
const orderFields = ["id", "payment_collections.amount", "payment_collections.payments.id"];

/** An order that costs something and has no payment is still being made, or was interrupted in it: nobody is to hear of it. */
const placed = facts(
  "order",
  "created_at",
  order,
  orderFields,
  ({ id, payment_collections: all }) =>
    all.some(({ amount, payments }) => toCents(amount) <= 0 || payments.length > 0) ? { key: id, id } : null,
  { is_draft_order: false, status: { $ne: "canceled" } },
);

const parcel = plain.extend({
  canceled_at: z.coerce.date().nullish(),
  order: plain.nullish(),
});
const parcelFields = ["id", "canceled_at", "order.id"];

const money = plain.extend({ payment: z.object({ id: z.string(), provider_id: z.string() }).nullish() });
const moneyFields = ["id", "payment.id", "payment.provider_id"];

const messages: Source["happened"] = async (container, within) => {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const rows = await service.listMessages({ created_at: within }, { select: ["id"], take: null });
  return rows.map(itself);
};

/** Everything that is mailed once it has happened. */
const sources: readonly Source[] = [
  { event: "order-received", happened: placed, mail: mailOrderReceived },
  { event: "order-notice", happened: placed, mail: mailOrderNotice },
  {
    event: "order-cancelled",
    happened: facts("order", "canceled_at", plain, ["id"], itself),
    mail: mailCancelled,
  },
  {
    event: "order-paid",
    // a card is paid when the order comes, and no second mail says so
    happened: facts("capture", "created_at", money, moneyFields, ({ id, payment }) =>
      payment?.provider_id === BANK_TRANSFER_PROVIDER ? { key: id, id: payment.id } : null,
    ),
    mail: mailPaymentReceived,
  },
  {
    event: "order-refunded",
    happened: facts("refund", "created_at", money, moneyFields, ({ id, payment }) =>
      payment ? { key: id, id: payment.id } : null,
    ),
    mail: mailRefunded,
  },
  {
    event: "order-shipped",
    happened: facts(
      "fulfillment",
      "shipped_at",
      parcel,
      parcelFields,
      ({ id, canceled_at: canceled, order }) => (order && !canceled ? { key: id, id } : null),
    ),
    mail: mailShipped,
  },
  {
    event: "order-delivered",
    happened: facts(
      "fulfillment",
      "delivered_at",
      parcel,
      parcelFields,
      ({ id, canceled_at: canceled, order }) => (order && !canceled ? { key: order.id, id } : null),
    ),
    mail: mailDelivered,
  },
  ...(["withdrawal-received", "withdrawal-notice"] as const).map((event) => ({
    event,
    happened: facts("withdrawal", "received_at", plain, ["id"], itself),
    mail: mailWithdrawal,
  })),
  ...(["contact-copy", "contact-message"] as const).map((event) => ({
    event,
    happened: messages,
    mail: mailContactMessage,
  })),
];

/** How far back it looks (ms): a shop that was closed for some days catches up. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes the mails that an event should have brought and did not, because a process died between the deed and its event.
 * The outbox takes each once, so it may run at any time, and several at once. One that fails is logged and does not hold up
 * the others.
 * @param before what happened later is left to its event
 */
export async function backfillMails(container: MedusaContainer, before: Date): Promise<void> {
  const within = { $gte: new Date(before.getTime() - lookBackMs), $lt: before };
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const outbox: MailService = container.resolve(MAIL_MODULE);
  for (const { event, happened, mail } of sources) {
    const all = await happened(container, within);
    const written = await outbox.listOutboxItems(
      { event, key: all.map(({ key }) => key) },
      { select: ["key"], take: null },
    );
    const known = new Set(written.map(({ key }) => key));
    for (const { id } of all.filter(({ key }) => !known.has(key))) {
      try {
        await mail(container, id);
      } catch (error) {
        logger.error(
          `The mail ${event} of ${id} could not be written`,
          error instanceof Error ? error : undefined,
        );
      }
    }
  }
}
