import type {
  AuthorizePaymentInput,
  BigNumberInput,
  CancelPaymentInput,
  CapturePaymentInput,
  DeletePaymentInput,
  GetPaymentStatusInput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RetrievePaymentInput,
  UpdatePaymentInput,
} from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  BigNumber,
  MedusaError,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import Stripe from "stripe";
import { smallestCents } from "@su-turrone/contract/limits";
import { toCents, type Cents } from "@su-turrone/contract/money";
import { installationId } from "../installation";
import { stripeClient, type StripeConnection, webhookReader } from "./client";
import { sessionStatusOf, cardOf, intentMetadata, sessionData } from "./session-data";
import { bookedIds, createRefund, returnedMoney } from "./returned-money";
import { errorMessageOf } from "../../platform/error-message";

/** Converts Medusa's amounts in euro to the integer cents Stripe expects. The shop has no other currency. */
const centsOf = (euro: BigNumberInput): Cents => toCents(new BigNumber(euro).numeric);

/** Id of a session's intent; null when none was created because there was nothing to pay. */
const intentIdOf = (data: Record<string, unknown> | undefined): string | null => {
  const id = data?.["id"];
  return typeof id === "string" ? id : null;
};

/** Request options with Medusa's idempotency key of an attempt, by which Stripe recognises retries. */
const keyOf = (context: { idempotency_key?: string | undefined } | undefined): Stripe.RequestOptions =>
  context?.idempotency_key ? { idempotencyKey: context.idempotency_key } : {};

/** Wraps a Stripe error without its request and headers, for Medusa's log. */
const paymentError = (what: string, error: unknown): Error =>
  new Error(`Stripe: ${what}: ${errorMessageOf(error)}`);

/** The intent contained in an error about the intent's current state; null for every other error. */
const intentOf = (error: unknown): Stripe.PaymentIntent | null =>
  error instanceof Stripe.errors.StripeError ? (error.payment_intent ?? null) : null;

/**
 * Payment through Stripe. A payment is never captured before the order's amounts were checked. A shopper's request only
 * determines the confirmation token. Sessions store no client secret. Base URL, timeout and retries of the API come
 * from the environment. All calls are idempotent.
 */
abstract class StripeProvider extends AbstractPaymentProvider<StripeConnection> {
  /** Payment method types an intent allows, by their Stripe names. */
  protected abstract readonly methods: readonly string[];
  private readonly stripe: Stripe;
  private readonly logger: Logger;
  private readonly webhooks: ReturnType<typeof webhookReader>;

  public constructor(cradle: Record<string, unknown> & { logger: Logger }, options: StripeConnection) {
    super(cradle, options);
    this.stripe = stripeClient(options);
    this.logger = cradle.logger;
    this.webhooks = webhookReader(cradle, options);
  }

  /**
   * Card name for a confirmation token created by the browser; null without a token. @throws MedusaError when Stripe
   * does not know the token
   */
  private async cardOfToken(token: string | null): Promise<string | null> {
    if (token === null) return null;
    try {
      return cardOf(await this.stripe.confirmationTokens.retrieve(token));
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode !== 404) throw error;
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "The payment token is unknown");
    }
  }

  /**
   * Creates an intent for the amount; `finishOrder` confirms it with the token stored in its metadata. For an amount of
   * zero no intent is created: such an order is placed without a payment.
   * @throws MedusaError when the amount is below Stripe's minimum
   */
  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const { amount, currency_code: currency, data, context } = input;
    const cents = centsOf(amount);
    if (cents <= 0)
      return { id: String(data?.["session_id"]), status: PaymentSessionStatus.PENDING, data: {} };
    if (cents < smallestCents) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The amount is too small for this payment method");
    }
    const confirmationToken = data?.["confirmation_token"];
    const token =
      typeof confirmationToken === "string" && confirmationToken !== "" ? confirmationToken : null;
    const card = await this.cardOfToken(token);
    const intent = await this.stripe.paymentIntents.create(
      {
        amount: cents,
        currency,
        capture_method: "manual",
        payment_method_types: [...this.methods],
        metadata: {
          [intentMetadata.installation]: await installationId(),
          [intentMetadata.session]: String(data?.["session_id"]),
          ...(token === null ? {} : { [intentMetadata.token]: token }),
          ...(card === null ? {} : { [intentMetadata.card]: card }),
        },
      },
      keyOf(context),
    );
    return { id: intent.id, status: PaymentSessionStatus.PENDING, data: sessionData(intent) };
  }

  /** Changes the amount of an intent that is not confirmed yet. @throws Error when Stripe refuses */
  async updatePayment({ data, amount, context }: UpdatePaymentInput) {
    const id = intentIdOf(data);
    const cents = centsOf(amount);
    if (id === null || data?.["amount"] === cents) return { data: { ...data } };
    try {
      const intent = await this.stripe.paymentIntents.update(id, { amount: cents }, keyOf(context));
      return { status: sessionStatusOf(intent), data: sessionData(intent) };
    } catch (error) {
      throw paymentError("the amount was not changed", error);
    }
  }

  /** Current status of the intent. @throws Error when the session has no intent */
  async getPaymentStatus({ data }: GetPaymentStatusInput) {
    const id = intentIdOf(data);
    if (id === null) throw new Error("The payment session has no intent");
    const intent = await this.stripe.paymentIntents.retrieve(id);
    return { status: sessionStatusOf(intent), data: sessionData(intent) };
  }

  /** Only reads the status: `finishOrder` has already confirmed the intent, or nobody has. */
  async authorizePayment({ data }: AuthorizePaymentInput) {
    return this.getPaymentStatus(data ? { data } : {});
  }

  /** Captures the authorised amount; capturing twice has no further effect. @throws Error when Stripe refuses */
  async capturePayment({ data, context }: CapturePaymentInput) {
    try {
      const intent = await this.stripe.paymentIntents.capture(intentIdOf(data) ?? "", {}, keyOf(context));
      return { data: { ...sessionData(intent), booked: [] } };
    } catch (error) {
      const intent = intentOf(error);
      if (intent?.status === "succeeded") return { data: { ...sessionData(intent), booked: [] } };
      throw paymentError("the payment was not captured", error);
    }
  }

  /**
   * Refunds an amount. Asks Stripe first: money that went back although no refund of the shop stands for it is only
   * recorded, instead of paying twice. The ids of recorded money are kept in the payment's data.
   * @throws Error when Stripe refuses
   */
  async refundPayment({ amount, data, context }: RefundPaymentInput) {
    const id = intentIdOf(data);
    if (id === null) throw new Error("The payment has no intent");
    const cents = centsOf(amount);
    const booked = bookedIds(data);
    try {
      const returned = booked === null ? [] : await returnedMoney(this.stripe, id);
      const unbooked = returned.filter((one) => !booked?.includes(one.id));
      const made =
        unbooked.find((one) => one.cents === cents) ??
        // of a lost dispute only what was left is recorded
        unbooked.find((one) => one.kind === "dispute" && one.cents > cents) ??
        (await createRefund(this.stripe, id, cents, keyOf(context)));
      return { data: booked === null ? { ...data } : { ...data, booked: [...booked, made.id] } };
    } catch (error) {
      throw paymentError("the payment was not refunded", error);
    }
  }

  async retrievePayment({ data }: RetrievePaymentInput) {
    return { data: sessionData(await this.stripe.paymentIntents.retrieve(intentIdOf(data) ?? "")) };
  }

  /**
   * Does not pass Medusa's idempotency key: Stripe would replay an error under it for a day, and cancelling twice is
   * harmless.
   */
  async cancelPayment({ data }: CancelPaymentInput) {
    const id = intentIdOf(data);
    if (id === null) return { data: { ...data } };
    try {
      return { data: sessionData(await this.stripe.paymentIntents.cancel(id)) };
    } catch (error) {
      const intent = intentOf(error);
      if (intent?.status === "canceled") return { data: sessionData(intent) };
      throw paymentError("the payment was not cancelled", error);
    }
  }

  /**
   * A cart may be changed while Stripe is unreachable: nobody can pay an intent that stays open there. A session never
   * releases authorised money; code that releases it on purpose has done so before.
   * @throws MedusaError when the payment holds authorised money
   */
  async deletePayment(input: DeletePaymentInput) {
    const id = intentIdOf(input.data);
    if (id === null) return { data: { ...input.data } };
    let status: Stripe.PaymentIntent.Status | null = null;
    try {
      ({ status } = await this.stripe.paymentIntents.retrieve(id));
      if (status !== "requires_capture") return await this.cancelPayment(input);
    } catch (error) {
      const reason = errorMessageOf(error);
      this.logger.warn(`Payment ${id} was not cancelled with its session: ${reason}`);
    }
    if (status !== "requires_capture") return { data: { ...input.data } };
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `Payment ${id} holds money`);
  }

  /** The shop has its own webhook route; events are parsed by Medusa's own provider. */
  async getWebhookActionAndData(payload: ProviderWebhookPayload["payload"]) {
    return this.webhooks.getWebhookActionAndData(payload);
  }
}

/** Cards, and device wallets (Apple Pay, Google Pay), which Stripe treats as cards. */
export class StripeCardProvider extends StripeProvider {
  static override identifier = "stripe";
  protected readonly methods = ["card"];
}

/** PayPal through Stripe: the shopper confirms on PayPal's own page. */
export class StripePayPalProvider extends StripeProvider {
  static override identifier = "stripe-paypal";
  protected readonly methods = ["paypal"];
}
