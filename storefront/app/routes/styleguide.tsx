import { data } from "@remix-run/node";
import type { RouteHandle } from "~/layout/handle";
import { pageMeta } from "~/seo/meta";
import { Controls, Foundations } from "~/styleguide/Controls";
import { Goods } from "~/styleguide/Goods";

export const handle = { i18n: ["catalogue", "cart"] } satisfies RouteHandle;
export const meta = pageMeta;

const head = { title: "Style guide", description: "Every component in every state", noindex: true };

export const loader = () => data({ head });

/** Every component in every state, for developers; only available in `npm run dev` (`routes.ts`). */
export default function StyleGuide() {
  return (
    <div className="page py-10">
      <h1 className="text-3xl">Style guide</h1>
      <Foundations />
      <Controls />
      <Goods />
    </div>
  );
}
