import type { Unit } from './prose.js';

const PLANS = { one: 'floorplan-1bed', two: 'floorplan-2bed', villa: 'floorplan-villa' } as const;

/** Site paths of the floor plans that match the unit in rooms, baths and outdoor space. */
export function floorPlansOf(unit: Unit, parking: number): string[] {
  const stem = planOf(unit, parking);
  return stem === undefined ? [] : [`/uploads/demo-${stem}.webp`];
}

function planOf({ kind, bedrooms, bathrooms, facilities }: Unit, parking: number): string | undefined {
  if (kind === 'Apartment' && bedrooms === 1 && bathrooms === 1) return PLANS.one;
  if (kind === 'Apartment' && bedrooms === 2 && bathrooms === 2) return PLANS.two;
  // Ground floor only: the other bedrooms are upstairs.
  if (kind === 'Villa' && bedrooms >= 3 && parking === 2 && facilities.includes('Private Pool'))
    return PLANS.villa;
  return undefined;
}
