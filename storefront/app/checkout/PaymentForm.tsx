import { useNavigation, useSubmit } from "@remix-run/react";
import type { Cents } from "@su-turrone/contract/money";
import type { PaymentMethod, TransferLimit } from "@su-turrone/contract/payment-methods";
import { type FormEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { MethodName, PaymentBadges } from "~/cart/PaymentBadges";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { lazyPart } from "~/platform/load-chunk";
import type { PaymentSetup } from "~/platform/env.server";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { usePreHydrationChoice } from "~/ui/use-early-choice";
import { useHydrated } from "~/ui/use-hydrated";
import type { CardFormHandle } from "./CardForm";
import { CardFormMissing, DemoNotice } from "./CheckoutFrame";
import { initialMethod, methodFrom, needsScript, payInstead } from "./payment-methods";

interface MethodChoiceProps {
  method: PaymentMethod;
  checked: boolean;
  disabled: boolean;
  /** Why the method is not possible; null if it is. */
  limit: TransferLimit | null;
  /** All methods offered. */
  methods: readonly PaymentMethod[];
  onChoose: (method: PaymentMethod) => void;
  /** Fields of the method, shown once it is chosen. */
  children?: ReactNode;
}

function MethodChoice({ method, checked, disabled, limit, methods, onChoose, children }: MethodChoiceProps) {
  const t = useT("checkout");
  const explanation = limit
    ? t(`transferLimit.${limit.refusal}`, { packs: limit.max_packs }) + payInstead(t, limit.refusal, methods)
    : t(`methods.${method}`);
  return (
    <div
      data-choice
      className="rounded-md border border-edge has-checked:border-almond has-checked:bg-linen has-checked:ring-1 has-checked:ring-almond"
    >
      <label className="flex gap-4 px-5 py-4 has-disabled:text-chestnut">
        <input
          type="radio"
          name="method"
          value={method}
          required
          disabled={disabled}
          checked={checked}
          onChange={() => {
            onChoose(method);
          }}
          aria-describedby={`method-${method}`}
          className="mt-1 size-5 shrink-0 accent-band"
        />
        <span>
          <MethodName method={method} />
          <span id={`method-${method}`} className="mt-1 block text-sm text-chestnut">
            {explanation}
          </span>
        </span>
      </label>
      {method === "card" && (
        <div className="-mt-2 pr-5 pb-4 pl-14">
          <PaymentBadges methods={["card"]} />
        </div>
      )}
      {children && <div className="px-5 pb-5">{children}</div>}
    </div>
  );
}

/** Loaded only while card payment is selected, together with everything of Stripe. */
const CardForm = lazyPart(() => import("./CardForm"), CardFormMissing);

interface Props {
  methods: readonly PaymentMethod[];
  /** Why transfer is not possible; null if it is. */
  transferLimit: TransferLimit | null;
  chosen: PaymentMethod | null;
  /** Amount to be paid; null while it is unknown, which disables the card form. */
  total: Cents | null;
  /** Configuration of card payments; null if they are not offered. */
  setup: PaymentSetup | null;
  error: "method" | "card" | "saving" | null;
}

/**
 * The payment methods, each with an explanation; card details are entered here and charged by the next step's button.
 */
export function PaymentForm({ methods, transferLimit, chosen, total, setup, error }: Props) {
  const t = useT("checkout");
  const submit = useSubmit();
  const hydrated = useHydrated();
  // undefined until a choice made before hydration is known: the default must never replace it, not even briefly
  const [selected, setSelected] = useState<PaymentMethod | null | undefined>(hydrated ? null : undefined);
  const limitOf = (name: PaymentMethod) => (name === "bank_transfer" ? transferLimit : null);
  const possible = methods.filter((name) => limitOf(name) === null);
  const wanted = selected ?? initialMethod(possible, chosen, selected !== undefined);
  const method = wanted !== null && limitOf(wanted) === null ? wanted : null;
  const [isCreatingToken, setIsCreatingToken] = useState(false);
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const card = useRef<CardFormHandle>(null);
  const fieldset = usePreHydrationChoice((value) => {
    setSelected((previous) => previous ?? methodFrom(value));
  });
  const busy = useNavigation().state === "submitting" || isCreatingToken;

  /** With a card, replaces the card details by a token before the form is sent. */
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (method !== "card") return;
    event.preventDefault();
    setIsCreatingToken(true);
    setCardProblem(null);
    const creation = await card.current?.createToken();
    setIsCreatingToken(false);
    // the form is loading or missing, as it says in its place
    if (!creation) return;
    if ("token" in creation) submit({ method, token: creation.token }, { method: "post" });
    else setCardProblem(creation.problem ?? t("card.notLoaded"));
  };

  return (
    <PostForm onSubmit={send} className="space-y-8">
      {setup?.sandboxScript && <DemoNotice />}
      {error && (
        <Notice kind="error" live title={t("errors.title")}>
          {t(`errors.${error}`)}
        </Notice>
      )}
      <fieldset ref={fieldset}>
        <legend className="mb-4 font-display text-xl">{t("payment.legend")}</legend>
        <div className="space-y-3">
          {methods.map((name) => (
            <MethodChoice
              key={name}
              method={name}
              checked={name === method}
              // these methods need JavaScript, which has not loaded yet
              disabled={(needsScript(name) && !hydrated) || limitOf(name) !== null}
              limit={limitOf(name)}
              methods={methods}
              onChoose={setSelected}
            >
              {name === "card" && method === "card" && hydrated && setup && total !== null && (
                // the height of the form: the methods below must not move while it loads
                <div className="min-h-64">
                  <Suspense fallback={<p role="status">{t("card.loading")}</p>}>
                    <CardForm setup={setup} total={total} handle={card} />
                    {cardProblem !== null && (
                      <p role="alert" className="mt-3 text-pomegranate">
                        {cardProblem}
                      </p>
                    )}
                  </Suspense>
                </div>
              )}
            </MethodChoice>
          ))}
        </div>
        <p className="mt-4 text-sm text-chestnut">{t("payment.noFee")}</p>
        {methods.some(needsScript) && !hydrated && (
          <p className="mt-4">{t(transferLimit ? "payment.needsScriptOnly" : "payment.needsScript")}</p>
        )}
      </fieldset>
      <Button wide disabled={busy} aria-busy={busy}>
        {t(busy ? "sending" : "payment.submit")}
      </Button>
    </PostForm>
  );
}
