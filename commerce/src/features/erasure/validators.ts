import { z } from "@medusajs/framework/zod";
import { mailboxAddress } from "@su-turrone/contract/request-fields";

/**
 * Body of `POST /admin/erasure-previews` and `POST /admin/erasures`: the address is in the body, so that it does not
 * appear in access logs.
 */
export const erasureBody = z.strictObject({ email: mailboxAddress });

export type ErasureBody = z.infer<typeof erasureBody>;
