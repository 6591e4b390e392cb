import {
  ModuleProvider,
  Modules,
  AbstractPaymentProvider,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { randomUUID } from "node:crypto";
import type { InitiatePaymentOutput, RefundPaymentInput } from "@medusajs/framework/types";
import { transferCode } from "./reference";

/** What Medusa passes of a payment, as far as it matters here. */
interface Payment {
  data?: Record<string, unknown> | undefined;
}

/**
 * Payment by bank transfer. No external service is called: the order is placed with an authorised payment, so that
 * stock is reserved, and the owner captures it in the admin when the money has arrived. All calls are idempotent.
 *
 * Session data: `reference`, the code of the transfer, `status`, the state of the payment, and `received`, which only the
 * shop itself sets (features/ordering/order/order-payment.ts), never who asks for the session.
 */
export class BankTransferProvider extends AbstractPaymentProvider {
  static override identifier = "bank-transfer";

  public constructor(cradle: Record<string, unknown>, options: Record<string, unknown>) {
    super(cradle, options);
  }

  async initiatePayment(): Promise<InitiatePaymentOutput> {
    const data = { reference: transferCode(), status: PaymentSessionStatus.PENDING, received: null };
    return { id: randomUUID(), status: PaymentSessionStatus.PENDING, data };
  }

  async updatePayment({ data }: Payment) {
    return { data: { ...data } };
  }

  async authorizePayment({ data }: Payment) {
    return {
      status: PaymentSessionStatus.AUTHORIZED,
      data: { ...data, status: PaymentSessionStatus.AUTHORIZED },
    };
  }

  /** Called when the money has arrived. */
  async capturePayment({ data }: Payment) {
    return { data: { ...data, status: PaymentSessionStatus.CAPTURED } };
  }

  /** The owner sends the money back manually; Medusa stores the amount. */
  async refundPayment({ data }: RefundPaymentInput) {
    return { data: { ...data } };
  }

  async cancelPayment({ data }: Payment) {
    return { data: { ...data, status: PaymentSessionStatus.CANCELED } };
  }

  async deletePayment({ data }: Payment) {
    return { data: { ...data } };
  }

  async retrievePayment({ data }: Payment) {
    return { data: { ...data } };
  }

  async getPaymentStatus({ data }: Payment) {
    return { status: statusOf(data), data: { ...data } };
  }

  /** Not supported: banks send no webhooks. */
  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

function statusOf(data: Payment["data"]): PaymentSessionStatus {
  return (
    Object.values(PaymentSessionStatus).find((status) => status === data?.["status"]) ??
    PaymentSessionStatus.PENDING
  );
}

/** Id of the provider as used in regions and payment sessions: pp_<identifier>_<id in medusa-config>. */
export const BANK_TRANSFER_PROVIDER = paymentProviders.bank_transfer;

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider] });
