import type { Map, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';

export interface LayerOptions {
  signal: AbortSignal;
  /** Returns whether a click on the layer shows what is there. */
  mayShow: (event: MapMouseEvent) => boolean;
}

interface WantedLayer {
  map: Map | undefined;
  /** Undefined while the layer is hidden; a change redraws it. */
  key: string | undefined;
  mayShow?: (event: MapMouseEvent) => boolean;
}

/** Draws a layer while it has a `key`, by `draw`, which returns a function that removes it. */
export function useMapLayer(
  { map, key, mayShow }: WantedLayer,
  draw: (map: Map, options: LayerOptions) => Promise<() => void>,
): { hasFailed: boolean } {
  const [failed, setFailed] = useState<string>();
  const drawWanted = useEffectEvent(draw);
  const mayShowNow = useEffectEvent((event: MapMouseEvent) => mayShow?.(event) ?? true);
  useEffect(() => {
    if (map === undefined || key === undefined) return;
    const stop = new AbortController();
    let remove: (() => void) | undefined;
    // Removing the map has removed its layers.
    void map.once('remove', () => {
      remove = undefined;
    });
    const add = (): void => {
      setFailed(undefined);
      drawWanted(map, { signal: stop.signal, mayShow: (event) => mayShowNow(event) }).then(
        (removal) => {
          remove = removal;
        },
        () => {
          if (!stop.signal.aborted) setFailed(key);
        },
      );
    };
    if (map.isStyleLoaded()) add();
    else void map.once('idle', add);
    return () => {
      stop.abort();
      map.off('idle', add);
      remove?.();
    };
  }, [map, key]);
  return { hasFailed: failed !== undefined && failed === key };
}
