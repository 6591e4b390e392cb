import type { ReactNode } from "react";

/** A row of a definition list (`dl`): name and content. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-x-4 py-2.5 min-[24rem]:grid-cols-[minmax(8rem,2fr)_5fr]">
      <dt className="text-chestnut hyphens-auto">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
