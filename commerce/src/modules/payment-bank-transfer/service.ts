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
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";
import { transferCode } from "./reference";

type Data = Record<string, unknown> | undefined;

/**
 * Payment by bank transfer. Nothing is called outside: the order is placed with the payment authorised, so goods are kept
 * for it, and the owner captures it in the admin when the money is on the account. All calls may be repeated.
 *
 * Session data: `reference`, the code of the transfer, and `status`, what has happened to the payment.
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

  /** The money has arrived. */
  async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: { ...input.data, status: PaymentSessionStatus.CAPTURED } };
  }

  /** The owner sends the money back by hand; Medusa keeps the amount. */
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

  /** Banks do not call us. */
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
