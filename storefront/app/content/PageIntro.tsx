import type { ReactNode } from "react";

interface PageIntroProps {
  title: ReactNode;
  intro?: ReactNode;
  /** A small line above the title, such as a date or a back link. */
  above?: ReactNode;
}

export function PageIntro({ title, intro, above }: PageIntroProps) {
  return (
    <div className="page pt-12 pb-10 lg:pt-20 lg:pb-14">
      {above && <div className="mb-3 text-sm text-chestnut">{above}</div>}
      <h1 className="max-w-[20ch] text-4xl hyphens-auto max-[26rem]:text-3xl">{title}</h1>
      {intro && <p className="mt-5 max-w-text text-lg text-chestnut">{intro}</p>}
    </div>
  );
}
