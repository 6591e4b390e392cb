import { useLanguage, useT } from "~/i18n/react";
import { href } from "~/i18n/paths";
import { LinkButton } from "~/ui/Button";
import { Picture } from "~/ui/Picture";
import { sitePicture } from "./site-pictures";

/** One wide picture, one sentence, one button. */
export function Hero() {
  const t = useT("home");
  const language = useLanguage();
  return (
    <section className="relative">
      <Picture
        {...sitePicture("hero-1", language)}
        sizes="100vw"
        first
        className="aspect-4/3 object-cover sm:aspect-video sm:max-h-[30rem] sm:object-[50%_35%]"
      />
      <div className="page">
        <div className="relative -mx-[var(--page-margin)] bg-wafer px-[var(--page-margin)] pt-9 sm:mx-0 sm:-mt-28 sm:w-fit sm:max-w-[35rem] sm:px-0 sm:pr-12 sm:before:absolute sm:before:inset-y-0 sm:before:right-full sm:before:w-screen sm:before:bg-wafer lg:-mt-60">
          <p className="eyebrow">{t("hero.eyebrow")}</p>
          <h1 className="mt-2 text-5xl">{t("hero.title")}</h1>
          <p className="mt-4 text-lg text-chestnut">{t("hero.text")}</p>
          <LinkButton to={href("products", language)} className="mt-7">
            {t("hero.action")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
