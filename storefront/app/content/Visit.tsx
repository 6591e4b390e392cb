import { MarkItalian } from "~/i18n/MarkItalian";
import type { ReactNode } from "react";
import { Picture, type PictureSource } from "~/ui/Picture";

interface VisitProps {
  title: string;
  text: string;
  picture: PictureSource;
  /** One link or two buttons. */
  children: ReactNode;
}

/** A wide picture with an invitation to visit. */
export function Visit({ title, text, picture, children }: VisitProps) {
  return (
    <section className="-mb-24 grid lg:grid-cols-[1fr_1.4fr]">
      <div className="order-2 flex flex-col justify-center bg-linen px-[clamp(1.25rem,5vw,5rem)] py-14 lg:order-1 lg:py-24">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-4 max-w-[28rem] text-lg text-chestnut">
          <MarkItalian text={text} />
        </p>
        <div className="mt-7 flex flex-wrap gap-4">{children}</div>
      </div>
      <Picture
        {...picture}
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="order-1 aspect-video object-cover lg:order-2 lg:h-full lg:min-h-[28rem]"
      />
    </section>
  );
}
