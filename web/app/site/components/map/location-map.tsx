import { Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import { addLandmarks, type Landmark } from './landmark-layer';
import { MapUnavailable } from './map-unavailable';
import { useMap } from './use-map';
import { useMapLayer } from './use-map-layer';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mapTexts from '../../../texts/en/on-demand/map';
import css from './location-map.module.css';

interface LocationMapProps {
  latitude: number;
  longitude: number;
  /** The text alternative of the map. */
  label: string;
}

const LANDMARKS: readonly Landmark[] = ['stations', 'schools'];

/** Interactive map of the surroundings of a home or a place, with nearby stations and schools. */
export default function LocationMap({ latitude, longitude, label }: LocationMapProps) {
  const texts = useTexts();
  const words = onDemandTexts(mapTexts, texts);
  const container = useRef<HTMLDivElement>(null);
  const { map, hasFailed } = useMap(container, { around: { latitude, longitude } });
  const [shown, setShown] = useState(LANDMARKS);
  const key = (kind: Landmark) => (shown.includes(kind) ? kind : undefined);
  const stations = useMapLayer({ map, key: key('stations') }, (drawn, options) =>
    addLandmarks(texts, drawn, 'stations', options),
  );
  const schools = useMapLayer({ map, key: key('schools') }, (drawn, options) =>
    addLandmarks(texts, drawn, 'schools', options),
  );
  useEffect(() => {
    if (map === undefined) return;
    const pin = new Marker({ color: '#80592a' }).setLngLat([longitude, latitude]).addTo(map);
    // The label of the map already names the location.
    pin.getElement().setAttribute('aria-hidden', 'true');
    return () => {
      pin.remove();
    };
  }, [map, latitude, longitude]);
  if (hasFailed) return <MapUnavailable />;
  return (
    <section className={css.frame} aria-label={label}>
      <div ref={container} className={css.canvas} />
      <div className={css.choices}>
        {LANDMARKS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={shown.includes(kind)}
              onChange={({ target }) => {
                setShown(target.checked ? [...shown, kind] : shown.filter((each) => each !== kind));
              }}
            />
            {words.layerNames[kind]}
          </label>
        ))}
        {(stations.hasFailed || schools.hasFailed) && <span role="alert">{words.layerFailed}</span>}
      </div>
    </section>
  );
}
