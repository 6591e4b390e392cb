import { Link } from "@remix-run/react";
import { useT } from "~/i18n/react";
import { useRootData } from "./use-root-data";

/** The kinds of torrone as fields in the colours of their bands, each with its name: three a row on phones, else one row. */
export function BandTiles({ tile }: { /** Classes of a field, for its height. */ tile: string }) {
  const t = useT();
  const kinds = useRootData()?.kinds ?? [];
  if (kinds.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-px lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {kinds.map(({ band, path }) => (
        <li key={band} data-band={band}>
          <Link to={path} discover="none" className={`band-tile band ${tile}`}>
            {t(`kinds.${band}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
