import type { z } from "@medusajs/framework/zod";
import type { CartViewAddress } from "@su-turrone/contract/cart-view";

/** The parts of an address, each of the same kind, for the shape of an address that is read or given. */
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
