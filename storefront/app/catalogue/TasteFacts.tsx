import type { Variant } from "~/commerce/types";
import { Row } from "./Rows";
import type { TasteSheet } from "./label-types";

/** Texture and sweetness on a scale, pairings, shelf life, and the number of servings of the chosen weight. */
export function TasteFacts({ sheet, variant }: { sheet: TasteSheet; variant: Variant | undefined }) {
  const { title, demo, rows, servings } = sheet;
  return (
    <section aria-labelledby="taste">
      <h2 id="taste" className="text-xl">
        {title}
      </h2>
      <dl className="mt-4 divide-y divide-sand border-y border-sand">
        {rows.map(({ name, text, scale }) => (
          <Row key={name} name={name}>
            {text}
            {scale && (
              <>
                <span aria-hidden="true" className="ml-3 whitespace-nowrap">
                  {"●".repeat(scale.step)}
                  {"○".repeat(5 - scale.step)}
                </span>
                <span className="sr-only">, {scale.words}</span>
              </>
            )}
          </Row>
        ))}
        {servings && variant && <Row name={servings.name}>{servings.byWeight[variant.grams]}</Row>}
      </dl>
      {demo && <p className="mt-2 text-sm text-chestnut">{demo}</p>}
    </section>
  );
}
