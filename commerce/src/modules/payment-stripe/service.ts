import StripeBase from "@medusajs/payment-stripe/dist/core/stripe-base";
import type { PaymentIntentOptions } from "@medusajs/payment-stripe/dist/types";
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit";
import type {
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
} from "@medusajs/framework/types";
import { MedusaError, PaymentSessionStatus } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { installationId } from "../installation";
import { stripeClient, type StripeConnection } from "./client";
import { cardOf, intentMetadata, sessionData } from "./session-data";

/** The least Stripe takes in euro (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts), in cents. */
export const smallestCents = 50;

const slim = (data: Record<string, unknown> | undefined): Record<string, unknown> =>
  data?.["object"] === "payment_intent" ? sessionData(data as unknown as Stripe.PaymentIntent) : { ...data };

/**
 * Payment through Stripe on top of Medusa's own provider. Different from it: API address, time-out and retries come from
 * the environment; a payment is never captured with the order's money check still ahead; a shopper's request decides
 * nothing but the confirmation token; sessions keep no client secret.
 */
abstract class StripeProvider extends StripeBase {
  private readonly logger: Logger;

  public constructor(cradle: Record<string, unknown> & { logger: Logger }, options: StripeConnection) {
    super(cradle, { apiKey: options.apiKey, webhookSecret: options.webhookSecret, capture: false });
    this.stripe_ = stripeClient(options);
    this.logger = cradle.logger;
  }

  /** The card's name for a token the browser made; null where there is none. @throws MedusaError when Stripe has no such token */
  private async cardOfToken(token: string | null): Promise<string | null> {
    if (token === null) return null;
    try {
      return cardOf(await this.stripe_.confirmationTokens.retrieve(token));
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode !== 404) throw error;
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "The payment token is not known");
    }
  }

  /**
   * Opens an intent for the amount; it is confirmed by `finishOrder` with the token kept in its metadata. For nothing none
   * is opened: such an order is made without a payment.
   * @throws MedusaError where the amount is less than Stripe takes
   */
  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const { amount, currency_code: currency, data, context } = input;
    const cents = getSmallestUnit(amount, currency);
    if (cents <= 0)
      return { id: String(data?.["session_id"]), status: PaymentSessionStatus.PENDING, data: {} };
    if (cents < smallestCents) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The amount is too small for this way to pay");
    }
    const given = data?.["confirmation_token"];
    const token = typeof given === "string" && given !== "" ? given : null;
    const card = await this.cardOfToken(token);
    const { payment_method_types: types = [] } = this.paymentIntentOptions;
    const intent = await this.stripe_.paymentIntents.create(
      {
        amount: cents,
        currency,
        capture_method: "manual",
        payment_method_types: types,
        metadata: {
          [intentMetadata.installation]: await installationId(),
          [intentMetadata.session]: String(data?.["session_id"]),
          ...(token === null ? {} : { [intentMetadata.token]: token }),
          ...(card === null ? {} : { [intentMetadata.card]: card }),
        },
      },
      { ...(context?.idempotency_key ? { idempotencyKey: context.idempotency_key } : {}) },
    );
    return { id: intent.id, status: PaymentSessionStatus.PENDING, data: sessionData(intent) };
  }

  override async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { status, data } = await super.getPaymentStatus(input);
    return { status, data: slim(data) };
  }

  override async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: slim((await super.capturePayment(input)).data) };
  }

  /** Without Medusa's key: Stripe would repeat an error under it for a day, and cancelling twice does no harm. */
  override async cancelPayment({
    data,
  }: Parameters<StripeBase["cancelPayment"]>[0]): Promise<CancelPaymentOutput> {
    return { data: slim((await super.cancelPayment(data ? { data } : {})).data) };
  }

  /**
   * A cart may be changed while Stripe is away: what stays open there can be paid by nobody. Money that is held is never let
   * go with a session; who gives it back on purpose has done so before.
   * @throws MedusaError where the payment holds money
   */
  override async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    const id = input.data?.["id"];
    if (typeof id !== "string") return { data: { ...input.data } };
    let status: Stripe.PaymentIntent.Status | null = null;
    try {
      ({ status } = await this.stripe_.paymentIntents.retrieve(id));
      if (status !== "requires_capture") return await this.cancelPayment(input);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Payment ${id} was not cancelled with its session: ${reason}`);
    }
    if (status !== "requires_capture") return { data: { ...input.data } };
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `Payment ${id} holds money`);
  }
}

/** Cards, and the wallets of the device (Apple Pay, Google Pay), which are cards to Stripe. */
export class StripeCardProvider extends StripeProvider {
  static override identifier = "stripe";

  override get paymentIntentOptions(): PaymentIntentOptions {
    return { payment_method_types: ["card"] };
  }
}

/** PayPal through Stripe: the shopper confirms on PayPal's own page. */
export class StripePayPalProvider extends StripeProvider {
  static override identifier = "stripe-paypal";

  override get paymentIntentOptions(): PaymentIntentOptions {
    return { payment_method_types: ["paypal"] };
  }
}
