import type { ReactNode } from 'react';
import type { Polygon } from '@manzil/contracts/listings/map-area';
import { MOST_CORNERS, parseCircle } from '../../../../shared/lib/map-area';
import type { ListFilters } from '../../../../shared/lib/url-filters';
import { useTexts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import mapTexts from '../../../../texts/en/on-demand/map';
import { SelectBox } from '../../../components/form/select-box';
import css from './results-map.module.css';

const RADII = [1, 2, 5, 10, 20];
const FEWEST_CORNERS = 3;

interface MapToolsProps {
  filters: ListFilters;
  /** The corners drawn so far; undefined while nothing is drawn. */
  corners: Polygon | undefined;
  onCorners: (corners: Polygon | undefined) => void;
  /** Adds the centre of the map as a corner, which arrow keys move. */
  onCentre: () => void;
  mayNarrow: boolean;
  onBounds: () => void;
  onPolygon: (corners: Polygon) => void;
  onRadius: (km: number | undefined) => void;
  onClear: () => void;
  /** Further controls. */
  children: ReactNode;
}

/** Controls that narrow the list to a part of the map. */
export function MapTools({ filters, corners, onCorners, mayNarrow, children, ...on }: MapToolsProps) {
  const texts = useTexts();
  const words = onDemandTexts(mapTexts, texts);
  if (corners !== undefined) {
    return (
      <div className={css.tools}>
        <p role="status">
          {corners.length < MOST_CORNERS ? words.drawing : words.mostCorners({ most: MOST_CORNERS })}
        </p>
        <button type="button" disabled={corners.length >= MOST_CORNERS} onClick={on.onCentre}>
          {words.addCentre}
        </button>
        <button
          type="button"
          className={css.strong}
          disabled={corners.length < FEWEST_CORNERS}
          onClick={() => {
            on.onPolygon(corners);
          }}
        >
          {words.done}
        </button>
        <button
          type="button"
          disabled={corners.length === 0}
          onClick={() => {
            onCorners(corners.slice(0, -1));
          }}
        >
          {words.undoCorner}
        </button>
        <button
          type="button"
          onClick={() => {
            onCorners(undefined);
          }}
        >
          {words.cancel}
        </button>
      </div>
    );
  }
  const { bounds, polygon, circle } = filters;
  const km = parseCircle(circle)?.km;
  const radii = km === undefined || RADII.includes(km) ? RADII : [...RADII, km];
  return (
    <div className={css.tools}>
      {mayNarrow && (
        <button type="button" className={css.strong} onClick={on.onBounds}>
          {words.searchHere}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          onCorners([]);
        }}
      >
        {words.draw}
      </button>
      <SelectBox>
        <select
          aria-label={words.radius}
          value={km ?? ''}
          onChange={({ target }) => {
            on.onRadius(target.value === '' ? undefined : Number(target.value));
          }}
        >
          <option value="">{words.noRadius}</option>
          {radii.map((each) => (
            <option key={each} value={each}>
              {words.within({ km: each })}
            </option>
          ))}
        </select>
      </SelectBox>
      {(bounds ?? polygon ?? circle) !== undefined && (
        <button type="button" onClick={on.onClear}>
          {words.clearArea}
        </button>
      )}
      {children}
    </div>
  );
}
