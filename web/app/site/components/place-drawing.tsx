import { PLACE_MAP, type PlaceMap } from '../lib/place-map';
import { useTexts } from '../../shared/lib/texts';
import css from './place-drawing.module.css';

/** A pin on a 24-unit grid whose tip is at 0, 0, twice as large. */
const PIN = 'M0 0C-4-12-20-22-20-38a20 20 0 0 1 40 0C20-22 4-12 0 0Z';

/** The community of a home with its neighbours, drawn on the server from open data; it covers the box it is in. */
export function PlaceDrawing({
  map,
  isDecorative = false,
  label,
}: {
  map: PlaceMap;
  isDecorative?: boolean;
  /** Describes a map that shows a place and not a home, and so has no pin. */
  label?: string;
}) {
  const texts = useTexts();
  const { width, height } = PLACE_MAP;
  return (
    <svg
      className={[css.drawing, label !== undefined && css.ofPlace].filter(Boolean).join(' ')}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      data-palette="light"
      {...(isDecorative
        ? { 'aria-hidden': true }
        : {
            role: 'img',
            'aria-label': label ?? texts.listing.placeDrawing({ community: map.community }),
          })}
    >
      <path className={css.communities} d={map.communities} />
      <path className={css.own} d={map.own} fillRule="evenodd" />
      <path className={css.water} d={map.water} fillRule="evenodd" />
      <path className={css.roadEdge} d={map.roads + map.motorways} />
      <path className={css.road} d={map.roads} />
      <path className={css.motorway} d={map.motorways} />
      <path className={css.rail} d={map.rail} />
      {map.marks.map(({ kind, x, y }, index) =>
        kind === 'station' ? (
          <circle key={index} className={css.station} cx={x} cy={y} r="7" />
        ) : (
          <rect key={index} className={css.school} x={x - 6} y={y - 6} width="12" height="12" />
        ),
      )}
      {map.labels.map(({ text, isOwn, x, y, wideOnly }) => (
        <text
          key={text}
          x={x}
          y={y}
          className={[css.label, isOwn && css.ownLabel, wideOnly && css.wideOnly].filter(Boolean).join(' ')}
        >
          {text}
        </text>
      ))}
      {label === undefined && (
        <g transform={`translate(${String(width / 2)} ${String(height / 2)})`}>
          <g className={css.pin}>
            <path d={PIN} />
            <circle cx="0" cy="-38" r="7" fill="#fff" stroke="none" />
          </g>
        </g>
      )}
    </svg>
  );
}
