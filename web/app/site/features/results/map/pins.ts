import type { MapGroup } from '@manzil/contracts/listings/map-area';
import { Marker, type Map as MapView } from 'maplibre-gl';
import { pinButton, type PinHandlers } from './pin-button';
import type { Texts } from '../../../../shared/lib/texts';

const keyOf = ({ west, south, east, north, count, minPrice }: MapGroup): string =>
  [west, south, east, north, count, minPrice].join(' ');

/** Pixels that a pin takes. */
const [WIDTH, HEIGHT] = [84, 34];

const middleOf = ({ west, south, east, north }: MapGroup): [number, number] => [
  (west + east) / 2,
  (south + north) / 2,
];

const joined = (one: MapGroup, other: MapGroup): MapGroup => ({
  count: one.count + other.count,
  west: Math.min(one.west, other.west),
  south: Math.min(one.south, other.south),
  east: Math.max(one.east, other.east),
  north: Math.max(one.north, other.north),
  minPrice:
    one.minPrice === null || other.minPrice === null
      ? (one.minPrice ?? other.minPrice)
      : Math.min(one.minPrice, other.minPrice),
});

/** The buttons on a map, one for each group of homes; unchanged groups keep theirs. */
export class Pins {
  private readonly markers = new Map<string, Marker>();
  private groups: readonly MapGroup[] = [];

  constructor(
    private readonly texts: Texts,
    private readonly map: MapView,
    private readonly handlers: PinHandlers,
  ) {}

  show(groups: readonly MapGroup[]): void {
    this.groups = this.apart(groups);
    const wanted = new Map(this.groups.map((group) => [keyOf(group), group]));
    for (const [key, marker] of this.markers) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.markers.delete(key);
    }
    for (const [key, group] of wanted) {
      if (this.markers.has(key)) continue;
      const marker = new Marker({ element: pinButton(this.texts, group, this.handlers) })
        .setLngLat(middleOf(group))
        .addTo(this.map);
      this.markers.set(key, marker);
    }
  }

  /** Marks the groups for which `isMarked` is true. */
  mark(isMarked: (group: MapGroup) => boolean): void {
    for (const group of this.groups)
      this.markers.get(keyOf(group))?.getElement().toggleAttribute('data-marked', isMarked(group));
  }

  remove(): void {
    this.show([]);
  }

  /** Groups whose pins would cover each other become one; the larger ones stay where they are. */
  private apart(groups: readonly MapGroup[]): MapGroup[] {
    const placed: { group: MapGroup; x: number; y: number }[] = [];
    for (const group of groups.toSorted((a, b) => b.count - a.count)) {
      const { x, y } = this.map.project(middleOf(group));
      const near = placed.find((other) => Math.abs(other.x - x) < WIDTH && Math.abs(other.y - y) < HEIGHT);
      if (near === undefined) placed.push({ group, x, y });
      else near.group = joined(near.group, group);
    }
    return placed.map(({ group }) => group);
  }
}
