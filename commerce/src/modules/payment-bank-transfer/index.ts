import {
  ModuleProvider,
  Modules,
  AbstractPaymentProvider,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { randomUUID } from "node:crypto";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { transferCode } from "./reference";

type Data = Record<string, unknown> | undefined;

/**
 * Payment by bank transfer. No external service is called: the order is placed with an authorised payment, so that
 * stock is reserved, and the owner captures it in the admin when the money has arrived. All calls are idempotent.
 *
 * Session data: `reference`, the code of the transfer, and `status`, the state of the payment.
 */
export class BankTransferProvider extends AbstractPaymentProvider {
  static override identifier = "bank-transfer";

  public constructor(cradle: Record<string, unknown>, options: Record<string, unknown>) {
    super(cradle, options);
  }

  async initiatePayment(): Promise<InitiatePaymentOutput> {
    const data = { reference: transferCode(), status: PaymentSessionStatus.PENDING };
    return { id: randomUUID(), status: PaymentSessionStatus.PENDING, data };
  }

  async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data: { ...input.data } };
  }

  async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return {
      status: PaymentSessionStatus.AUTHORIZED,
      data: { ...input.data, status: PaymentSessionStatus.AUTHORIZED },
    };
  }

  /** Called when the money has arrived. */
  async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: { ...input.data, status: PaymentSessionStatus.CAPTURED } };
  }

  /** The owner sends the money back manually; Medusa stores the amount. */
  async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: { ...input.data } };
  }

  async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data: { ...input.data, status: PaymentSessionStatus.CANCELED } };
  }

  async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data: { ...input.data } };
  }

  async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: { ...input.data } };
  }

  async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: statusOf(input.data), data: { ...input.data } };
  }

  /** Not supported: banks send no webhooks. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

function statusOf(data: Data): PaymentSessionStatus {
  return (
    Object.values(PaymentSessionStatus).find((status) => status === data?.["status"]) ??
    PaymentSessionStatus.PENDING
  );
}

/** Id of the provider as used in regions and payment sessions: pp_<identifier>_<id in medusa-config>. */
export const BANK_TRANSFER_PROVIDER = paymentProviders.bank_transfer;

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider] });
