import { colours } from "@su-turrone/contract/brand";
import {
  bandColours,
  bandNames,
  isBand,
  isBandName,
  textOnBand,
  type Band,
} from "@su-turrone/contract/bands";
import { useTranslation } from "react-i18next";
import { bandProblem } from "../new-product/typed-product";
import { SelectField, TextField } from "../components/fields";

/** Option values besides the names of the bands. */
const choices = { none: "none", own: "own" } as const;

interface Props {
  /** What is chosen or typed; null for no band of its own. */
  band: Band | null;
  /** Whether to say what is wrong with it. */
  checked: boolean;
  onBand: (band: Band | null) => void;
}

/** The colour of the paper band: one of nine, a colour of one's own, or none, and how its text looks on it. */
export function BandField({ band, checked, onBand }: Props) {
  const { t } = useTranslation();
  const isOwn = band !== null && !isBandName(band);
  const problem = checked ? bandProblem(band) : null;
  const colour = band === null ? null : isBandName(band) ? bandColours[band] : band;
  const text = colour !== null && isBand(colour) ? textOnBand(colour) : null;
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
      <SelectField
        label={t("productDetails.band")}
        hint={t("productDetails.bandHint")}
        value={isOwn ? choices.own : (band ?? choices.none)}
        options={[
          { id: choices.none, name: t("productDetails.bandNone") },
          ...bandNames.map((name) => ({ id: name, name: t(`productDetails.bandNames.${name}`) })),
          { id: choices.own, name: t("productDetails.bandOwn") },
        ]}
        onValue={(chosen) =>
          onBand(chosen === choices.none ? null : chosen === choices.own ? bandColours.mandorle : chosen)
        }
      />
      {isOwn && (
        <TextField
          label={t("productDetails.bandColour")}
          hint={t("productDetails.bandColourHint")}
          problem={problem ? t(`productDetails.bandProblems.${problem}`) : undefined}
          value={band}
          maxLength={7}
          onValue={(typed) => onBand(`#${typed.replaceAll(/[#\s]/g, "")}`)}
        />
      )}
      {colour !== null && text !== null && (
        <span
          aria-hidden="true"
          className="mt-6 rounded px-3 py-1.5 text-center tracking-widest"
          style={{ background: colour, color: colours[text] }}
        >
          SU TURRONE
        </span>
      )}
    </div>
  );
}
