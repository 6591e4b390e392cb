import { Link } from "@remix-run/react";
import type { Block, Inline } from "./blocks";

function InlineText({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return inline;
  const { text, to } = inline;
  return to.startsWith("/") ? (
    <Link to={to} className="link">
      {text}
    </Link>
  ) : (
    <a href={to} className="link">
      {text}
    </a>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "h2":
      return <h2>{block.text}</h2>;
    case "p":
      return (
        <p>
          {block.text.map((inline, index) => (
            <InlineText key={index} inline={inline} />
          ))}
        </p>
      );
    case "ul":
    case "ol": {
      const List = block.kind;
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case "facts":
      return (
        <dl className="border-t border-chestnut/20">
          {block.rows.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-6 border-b border-chestnut/20 py-2.5 sm:grid-cols-[13rem_1fr]"
            >
              <dt className="text-chestnut">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "form":
      return (
        <div className="bg-linen px-5 py-5 sm:px-7">
          {block.lines.map((line) => (
            <p key={line} className="not-first:mt-3">
              {line}
            </p>
          ))}
        </div>
      );
  }
}

/** A long text at reading width. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}
