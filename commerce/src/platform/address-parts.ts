import type { z } from "@medusajs/framework/zod";
import type { CartViewAddress } from "@su-turrone/contract/cart-view";

/** Fields of an address, all with the same schema, for building address schemas. */
export const addressParts = <Part extends z.ZodType>(part: Part) =>
  ({
    first_name: part,
    last_name: part,
    address_1: part,
    address_2: part,
    postal_code: part,
    city: part,
    province: part,
    country_code: part,
    phone: part,
  }) satisfies Record<keyof CartViewAddress, Part>;
