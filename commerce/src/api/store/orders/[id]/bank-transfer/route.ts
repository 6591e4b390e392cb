import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../../../../../env";
import { BANK_TRANSFER_PROVIDER } from "../../../../../modules/payment-bank-transfer";
import { bankTransferDetails } from "../../../../../orders/bank-transfer";

const payment = z.object({
  provider_id: z.string(),
  data: z.object({ reference: z.string().optional() }).nullish(),
});

const orderRow = z.object({
  display_id: z.coerce.number(),
  created_at: z.coerce.date(),
  total: z.coerce.number(),
  payment_collections: z.array(z.object({ payments: z.array(payment).default([]) })).default([]),
});

/** How to pay an order by bank transfer (see BankTransferDetails); 404 when it is not paid that way. Needs the order's key. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: [
      "id",
      "display_id",
      "created_at",
      "total",
      "payment_collections.payments.provider_id",
      "payment_collections.payments.data",
    ],
    filters: { id: req.params["id"] ?? "" },
  });
  const order = orderRow.optional().parse(data[0]);
  const payments = order?.payment_collections.flatMap((collection) => collection.payments);
  const code = payments?.find((row) => row.provider_id === BANK_TRANSFER_PROVIDER)?.data?.reference;
  if (!order || code === undefined) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  }
  const { BANK_TRANSFER_HOLDER, BANK_TRANSFER_IBAN, BANK_TRANSFER_BIC, BANK_TRANSFER_DAYS } = env();
  res.json(
    bankTransferDetails(
      { number: order.display_id, total: order.total, placedAt: order.created_at, code },
      {
        holder: BANK_TRANSFER_HOLDER,
        iban: BANK_TRANSFER_IBAN,
        bic: BANK_TRANSFER_BIC,
        days: BANK_TRANSFER_DAYS,
      },
    ),
  );
}
