import { Popup, type Map, type MapGeoJSONFeature, type MapMouseEvent } from 'maplibre-gl';
import css from './map.module.css';

/**
 * Shows on a click the `title` and `text` properties of a feature of a layer, while `mayShow` is true. Returns a
 * function that ends it.
 */
export function showOnClick(
  map: Map,
  layer: string,
  mayShow: (event: MapMouseEvent) => boolean = () => true,
): () => void {
  const popup = new Popup({ closeButton: true, maxWidth: '18rem', focusAfterOpen: false });
  const show = (event: MapMouseEvent & { features?: MapGeoJSONFeature[] }): void => {
    if (!mayShow(event)) return;
    const { title = '', text = '' } = (event.features?.[0]?.properties ?? {}) as Record<string, string>;
    popup.setLngLat(event.lngLat).setDOMContent(content(title, text)).addTo(map);
  };
  map.on('click', layer, show);
  return () => {
    map.off('click', layer, show);
    popup.remove();
  };
}

/** Text of open files is never read as HTML. */
function content(title: string, text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = css.popup ?? '';
  const heading = document.createElement('strong');
  heading.textContent = title;
  box.append(heading, text);
  return box;
}
