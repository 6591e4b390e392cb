import { useLanguage } from "~/i18n/react";
import { href } from "~/i18n/paths";
import { LinkButton } from "~/ui/Button";
import { Picture } from "~/ui/Picture";
import { usePage } from "./use-page";

/** One wide picture, one sentence, one button. */
export function Hero() {
  const { words, pictures } = usePage("home");
  const language = useLanguage();
  return (
    // on wide screens text and picture are side by side, so that nothing covers the torrone
    <section className="lg:flex lg:flex-row-reverse lg:items-stretch">
      <Picture
        {...pictures["hero.picture"]}
        sizes="(min-width: 96rem) 55vw, (min-width: 64rem) 60vw, 100vw"
        priority
        className="aspect-4/3 object-cover sm:aspect-video sm:max-h-[30rem] sm:object-[50%_35%] lg:aspect-auto lg:h-[35rem] lg:max-h-none lg:w-3/5 lg:object-[45%_50%] min-[96rem]:w-[55%]"
      />
      <div className="page lg:mx-0 lg:flex lg:w-2/5 min-[96rem]:w-[45%] lg:items-center lg:pr-8 lg:pl-[max(var(--page-margin),calc((100vw-var(--container-page))/2))]">
        <div className="pt-9 lg:py-9">
          <p className="eyebrow">{words("hero.eyebrow")}</p>
          <h1 className="mt-2 text-5xl">{words("hero.title")}</h1>
          <p className="mt-4 text-lg text-chestnut">{words("hero.text")}</p>
          <LinkButton to={href("products", language)} className="mt-7">
            {words("hero.action")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
