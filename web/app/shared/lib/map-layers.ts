/** The layers that a map can show in addition to homes. */
export const MAP_LAYERS = ['stations', 'schools', 'prices'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Reads `stations,schools`; ignores what is no layer. */
export function parseLayers(text: string | null | undefined): MapLayer[] {
  const named = text?.split(',') ?? [];
  return MAP_LAYERS.filter((layer) => named.includes(layer));
}

/** Undefined for no layers, so that the URL has no parameter for them. */
export const writeLayers = (layers: readonly MapLayer[]): string | undefined =>
  layers.length === 0 ? undefined : MAP_LAYERS.filter((layer) => layers.includes(layer)).join(',');
