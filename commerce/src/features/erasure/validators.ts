import { z } from "@medusajs/framework/zod";
import { mailboxAddress } from "@su-turrone/contract/request-fields";

/** Body of `POST /admin/erasure-previews` and `POST /admin/erasures`: in the body, so that no log of addresses holds the person's. */
export const erasureBody = z.strictObject({ email: mailboxAddress });

export type ErasureBody = z.infer<typeof erasureBody>;
