import { Form, Link, PrefetchPageLinks, useFetcher } from "@remix-run/react";
import { weight } from "@su-turrone/contract/formats";
import { useEffect, useRef, useState } from "react";
import type { Product } from "~/commerce/types";
import { Honeypot } from "~/content/Honeypot";
import type { Language } from "~/i18n/languages";
import { href, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { Unanswered } from "~/layout/unanswered-form";
import type { FormErrors } from "~/platform/public-form";
import { Button } from "~/ui/Button";
import { EmailField, Select } from "~/ui/Field";
import { ErrorNotice, Notice } from "~/ui/Notice";

/** Result of submitting the form; see routes/back-in-stock.tsx. */
type Answer =
  | { asked: true }
  | {
      typed: { email: string };
      errors: FormErrors<"email" | "variantId", string>;
      problem: "limited" | "unavailable" | null;
    };

/** URL the form is sent to; also a page with only this form. */
export const backInStockHref = (slug: string, language: Language): string =>
  `${href("backInStock", language)}?product=${encodeURIComponent(slug)}`;

/** Fixed, because a page has only one such form. */
const fetcherKey = "back-in-stock";

interface Props {
  product: Product;
  /** Result of a submission without JavaScript. */
  answer?: Answer | undefined;
}

/** "Tell me when it is back" for the sold-out weights of a product; renders nothing if all can be bought. */
export function BackInStockForm({ product, answer: answered }: Props) {
  const t = useT("back-in-stock");
  const language = useLanguage();
  const fetcher = useFetcher<Answer | Unanswered>({ key: fetcherKey });
  const [hasFocused, setHasFocused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // a field focused before hydration sends no further event
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setHasFocused(true);
  }, []);
  const action = backInStockHref(product.slugs[language], language);
  const soldOut = product.variants.filter((variant) => variant.soldOut);
  const [firstSoldOut] = soldOut;
  if (!firstSoldOut) return null;

  const sent = fetcher.data;
  const unanswered = sent !== undefined && "unanswered" in sent;
  const answer = unanswered ? answered : (sent ?? answered);
  if (answer && "asked" in answer) {
    return (
      <Notice kind="success" live title={t("asked.title")}>
        {t("asked.text")}
      </Notice>
    );
  }
  // an unknown weight cannot come from this form
  const problem = unanswered || answer?.errors.variantId ? "unavailable" : answer?.problem;
  return (
    <Form
      ref={form}
      method="post"
      navigate={false}
      fetcherKey={fetcherKey}
      action={action}
      noValidate
      className="relative space-y-4"
      onFocus={() => setHasFocused(true)}
    >
      {/* prefetch the route's code on focus: on a poor connection it might not load once the form is sent */}
      {hasFocused && <PrefetchPageLinks page={action} />}
      {problem && <ErrorNotice>{t(`errors.${problem}`)}</ErrorNotice>}
      <Honeypot label={t("honeypot")} />
      {soldOut.length === 1 ? (
        <input type="hidden" name="variantId" value={firstSoldOut.id} />
      ) : (
        <Select id="alert-weight" name="variantId" label={t("weight")}>
          {soldOut.map(({ id, grams }) => (
            <option key={id} value={id}>
              {weight(grams, language)}
            </option>
          ))}
        </Select>
      )}
      <EmailField
        id="alert-email"
        name="email"
        label={t("email")}
        hint={soldOut.length === 1 && t("textFor", { weight: weight(firstSoldOut.grams, language) })}
        error={answer?.errors.email && <span role="alert">{t("errors.email")}</span>}
        defaultValue={answer?.typed.email ?? ""}
      />
      <p className="text-sm text-chestnut">
        {t("privacy")}{" "}
        <Link to={legalHref("privacy", language)} className="link">
          {t("privacyLink")}
        </Link>
      </p>
      {/* primary if nothing on the page can be bought */}
      <Button variant={product.soldOut ? "primary" : "secondary"} disabled={fetcher.state !== "idle"}>
        {t("submit")}
      </Button>
    </Form>
  );
}
