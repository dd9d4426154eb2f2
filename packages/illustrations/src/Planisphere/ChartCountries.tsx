import * as styles from "./Chart.css.ts";
import countriesUrl from "./countries.svg";
import { inkId } from "./shapes.ts";
import type { CountryGroup } from "./stages.ts";

interface ChartCountriesProps {
  groups: readonly CountryGroup[];
  /** The file that tells the countries of one ink as one shape; without it, each comes from the kit’s own. */
  shapes: string | undefined;
}

/** The countries that the map inks. */
export function ChartCountries({ groups, shapes }: ChartCountriesProps) {
  return (
    <g className={styles.countries}>
      {groups.map(({ codes, label, stage, tone }, at) => (
        <g key={label} className={styles.country[tone]} data-stage={stage}>
          {shapes === undefined ? (
            codes.map((code) => <use key={code} href={`${countriesUrl}#${code}`} />)
          ) : (
            <use href={`${shapes}#${inkId(at)}`} />
          )}
        </g>
      ))}
    </g>
  );
}
