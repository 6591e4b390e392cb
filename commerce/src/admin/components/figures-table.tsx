import type { ReactNode } from "react";

export interface TableRow {
  key: string;
  name: ReactNode;
  cells: readonly string[];
}

interface TableProps {
  /** Visible to screen readers only. */
  caption: string;
  /** Column headings; the first is for the row names. */
  columns: readonly string[];
  rows: readonly TableRow[];
  total?: { name: string; cells: readonly string[] } | undefined;
}

const cell = "py-2 ps-2 text-end align-top tabular-nums";

/** A table of amounts that fits on a phone. */
export const FiguresTable = ({ caption, columns, rows, total }: TableProps) => (
  <table className="txt-compact-small w-full">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-ui-fg-subtle">
      <tr>
        {columns.map((column, index) => (
          <th
            key={column}
            scope="col"
            className={index === 0 ? "py-2 text-start font-normal" : `${cell} font-normal`}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y border-t">
      {rows.map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row" className="py-2 text-start font-normal">
            {name}
          </th>
          {cells.map((text, index) => (
            <td key={index} className={cell}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {total && (
      <tfoot className="border-t font-medium">
        <tr>
          <th scope="row" className="py-2 text-start">
            {total.name}
          </th>
          {total.cells.map((text, index) => (
            <td key={index} className={cell}>
              {text}
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
);
