import type { ReactNode } from "react";

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="text-2xl">{title}</h2>
    <div className="mt-6 grid gap-8 sm:grid-cols-2">{children}</div>
  </section>
);

/** A component in one state, with the name of the state above it. */
export const Sample = ({ state, children }: { state: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-2 text-sm text-chestnut">{state}</h3>
    {children}
  </div>
);
