import { z } from "@medusajs/framework/zod";
import { mailFilters } from "../../../modules/mail/mail-statuses";
import { MAIL_MODULE } from "../../../modules/mail";
import { env } from "../../../platform/env";
import { cachedCount, parsedQuery, searchedListQuery } from "../../../platform/list-query";
import { containsPattern } from "../../../platform/like-pattern";
import { answerWith } from "../../../platform/with-body";

/** `q` is part of the recipient's address. */
const mailQuery = searchedListQuery.extend({ show: z.enum(mailFilters).default("all") });

/**
 * The outbox, newest first: `{mails, count, limit, offset, to_files}`, filtered by `?q=` (part of the recipient's
 * address) and `?show=` (a status). `to_files` is true when mails are written to files because no SMTP_URL is set. The
 * content of a mail has its own route. @throws INVALID_DATA
 */
export const GET = answerWith(async (req) => {
  const { q, show, limit, offset } = parsedQuery(mailQuery, req.query, "q, show, limit or offset is invalid");
  const service = req.scope.resolve(MAIL_MODULE);
  const filter = {
    ...(show === "all" ? {} : { status: show }),
    ...(q === "" ? {} : { recipient: { $ilike: containsPattern(q) } }),
  };
  const countMails = async () =>
    (await service.listAndCountOutboxItems(filter, { take: 1, select: ["id"] }))[1];
  const [rows, count] = await Promise.all([
    service.listOutboxItems(filter, {
      take: limit,
      skip: offset,
      order: { created_at: "DESC", id: "DESC" },
    }),
    cachedCount(`mails ${show} ${q}`, countMails),
  ]);
  const mails = rows.map(({ data: _, ...mail }) => mail);
  return { mails, count, limit, offset, to_files: env().SMTP_URL === undefined };
});
