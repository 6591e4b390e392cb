import { renderForAdmin } from "../../../../features/mail/mail-context";
import { MAIL_MODULE } from "../../../../modules/mail";
import { answerWith } from "../../../../platform/with-body";

/** A mail as its recipient sees it: `{mail: {id, subject, html, text}}`. */
export const GET = answerWith(async (req) => {
  const service = req.scope.resolve(MAIL_MODULE);
  const { id, template, data, language } = await service.retrieveOutboxItem(req.params["id"] ?? "");
  const { subject, html, text } = await renderForAdmin(req.scope, { template, data, language });
  return { mail: { id, subject, html, text } };
});
