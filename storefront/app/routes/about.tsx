import type { LoaderFunctionArgs } from "@remix-run/node";
import { headOf, pageContent } from "~/commerce/page-content.server";
import { CraftStrip, OwnSections, PreviewNotice, usePage, Visit } from "~/content/OwnContent";
import { PageIntro } from "~/content/PageIntro";
import { MarkItalian } from "~/i18n/MarkItalian";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { Picture } from "~/ui/Picture";

/** A text of several paragraphs, separated by blank lines. */
const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index}>
      <MarkItalian text={paragraph} />
    </p>
  ));

/** Certifications named by the specification (§1); the owner shows one as soon as it is proven. */
const certifications = ["organic", "pgi", "pat", "haccp"] as const;

/** Certifications as plain text, never as seals. */
function Certifications() {
  const { words, shown } = usePage("about");
  return (
    <section className="page grid gap-x-8 gap-y-8 py-20 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-4">
        <h2 className="text-3xl">{words("certifications.title")}</h2>
        <p className="mt-4 text-lg text-chestnut">{words("certifications.text")}</p>
      </div>
      <ul className="lg:col-span-8">
        {certifications
          .filter((name) => shown[`certifications.${name}`])
          .map((name) => (
            <li key={name} className="border-t border-chestnut/30 py-5">
              <h3 className="text-lg">{words(`certifications.${name}.name`)}</h3>
              <p className="mt-1 text-chestnut">
                <MarkItalian text={words(`certifications.${name}.text`)} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}

export const handle = { i18n: ["about"], cacheableParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const content = await pageContent(shopFrom(request, context), "about");
  return {
    head: headOf(content),
    content,
  } satisfies WithHead & Record<string, unknown>;
}

const values = ["tradition", "quality", "territory", "family"] as const;
const roles = ["founder", "production", "quality", "marketing"] as const;

export default function About() {
  const t = useT("about");
  const language = useLanguage();
  const { words, pictures, shown, sections, preview } = usePage("about");
  return (
    <>
      <PreviewNotice text={preview} />
      <PageIntro title={words("title")} intro={words("intro")} />
      <Picture
        {...pictures.picture}
        sizes="100vw"
        priority
        className="aspect-video max-h-[34rem] object-cover"
      />
      {shown.history && (
        <section className="page grid gap-x-8 gap-y-5 py-20 lg:grid-cols-12 lg:py-28">
          <h2 className="text-3xl lg:col-span-4">{words("history.title")}</h2>
          <div className="grid max-w-text gap-5 text-lg lg:col-span-8">
            <Paragraphs text={words("history.text")} />
          </div>
        </section>
      )}
      <figure>
        <img
          src="/drawings/height.svg"
          alt=""
          width="2400"
          height="500"
          loading="lazy"
          className="h-44 w-full object-cover object-right sm:h-auto"
        />
        <figcaption className="page pt-4 pb-16 text-sm text-chestnut">{t("height")}</figcaption>
      </figure>
      {shown.values && (
        <section className="bg-linen py-20 lg:py-28">
          <div className="page">
            <h2 className="text-3xl">{words("values.title")}</h2>
            <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
              {values.map((value) => (
                <li key={value} className="border-t border-chestnut/30 pt-4">
                  <h3 className="text-xl">{words(`values.${value}.name`)}</h3>
                  <p className="mt-2 text-chestnut">{words(`values.${value}.text`)}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {shown.process && (
        <section className="page py-20 lg:py-28">
          <h2 className="text-3xl">{words("process.title")}</h2>
          <div className="mt-10">
            <CraftStrip
              step={(step) => ({
                picture: pictures[`process.steps.${step}.picture`],
                name: words(`process.steps.${step}.name`),
                text: words(`process.steps.${step}.text`),
              })}
            />
          </div>
        </section>
      )}
      {shown.team && (
        <section className="bg-linen py-20 lg:py-28">
          <div className="page grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <h2 className="text-3xl">{words("team.title")}</h2>
              <p className="mt-4 text-lg text-chestnut">{words("team.text")}</p>
            </div>
            <dl className="lg:col-span-8">
              {roles
                .filter((role) => shown[`team.${role}`])
                .map((role) => (
                  <div
                    key={role}
                    className="grid gap-x-8 gap-y-1 border-t border-chestnut/30 py-5 sm:grid-cols-[15rem_1fr]"
                  >
                    <dt className="font-display text-lg">{words(`team.${role}.name`)}</dt>
                    <dd className="text-chestnut">{words(`team.${role}.text`)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        </section>
      )}
      {shown.certifications && <Certifications />}
      <OwnSections sections={sections} />
      {shown.visit && (
        <Visit title={words("visit.title")} text={words("visit.text")} picture={pictures["visit.picture"]}>
          <LinkButton to={href("contact", language)}>{t("visit.contact")}</LinkButton>
          <LinkButton to={href("products", language)} variant="secondary">
            {t("visit.shop")}
          </LinkButton>
        </Visit>
      )}
    </>
  );
}
