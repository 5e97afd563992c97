import { kmBetween, type Point } from './distance.js';
import type { Station } from './landmarks.js';

/** Part of a route: on foot, or by one train. */
export type TravelLeg =
  | { by: 'foot'; minutes: number }
  | {
      by: Station['kind'];
      line: string;
      from: string;
      to: string;
      toAr: string;
      stops: number;
      minutes: number;
    };

export interface Travel {
  minutes: number;
  legs: TravelLeg[];
}

const WALK_KM_PER_HOUR = 4.8;
/** Ratio of walking distance to straight-line distance. */
const DETOUR = 1.3;
/** Longest walk to a station, or all the way, in straight-line kilometres. */
const FARTHEST_WALK_KM = 2.5;
/** Longest walk between two stations to change trains, in straight-line kilometres. */
const FARTHEST_CHANGE_KM = 0.6;
const SHORTEST_CHANGE_MINUTES = 2;
/** Minutes of waiting for a train and of each stop, and kilometres per hour between stops. */
const TRAINS: Record<Station['kind'], { wait: number; stop: number; speed: number }> = {
  metro: { wait: 4, stop: 0.8, speed: 70 },
  tram: { wait: 4, stop: 0.8, speed: 25 },
  monorail: { wait: 6, stop: 0.8, speed: 35 },
};

/** Minutes on foot between two points. */
export const walkMinutes = (from: Point, to: Point): number =>
  ((kmBetween(from, to) * DETOUR) / WALK_KM_PER_HOUR) * 60;

/** Straight-line kilometres of a walk of `minutes`. */
export const walkKm = (minutes: number): number => ((minutes / 60) * WALK_KM_PER_HOUR) / DETOUR;

interface Step {
  to: number;
  minutes: number;
  /** Station of the train; undefined for a walk, and for boarding and leaving a train. */
  rides?: Station;
  isWalk?: boolean;
}

/**
 * Estimates the fastest route on foot and by the trains of `stations`, without timetables. Undefined if an end is too
 * far from every station and from the other end to walk.
 */
export function estimateTravel(from: Point, to: Point, stations: readonly Station[]): Travel | undefined {
  const steps = new Map(networkOf(stations));
  // A station has a node for its street (2n) and one for its trains (2n + 1).
  const [start, end] = [stations.length * 2, stations.length * 2 + 1];
  const walk = (at: number, other: number, one: Point, another: Point): void => {
    if (kmBetween(one, another) > FARTHEST_WALK_KM) return;
    add(steps, at, { to: other, minutes: walkMinutes(one, another), isWalk: true });
  };
  for (const [index, station] of stations.entries()) {
    walk(start, index * 2, from, station);
    walk(index * 2, end, station, to);
  }
  walk(start, end, from, to);
  const path = shortest(steps, start, end);
  if (path === undefined) return undefined;
  const legs = legsOf(path);
  return { minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0), legs };
}

type Steps = Map<number, readonly Step[]>;

const add = (steps: Steps, from: number, step: Step): void => {
  steps.set(from, [...(steps.get(from) ?? []), step]);
};

const networks = new WeakMap<readonly Station[], Steps>();

/** Edges between stations, cached per list of stations. */
function networkOf(stations: readonly Station[]): ReadonlyMap<number, readonly Step[]> {
  const known = networks.get(stations);
  if (known !== undefined) return known;
  const steps = network(stations);
  networks.set(stations, steps);
  return steps;
}

function network(stations: readonly Station[]): Steps {
  const steps: Steps = new Map();
  for (const [index, station] of stations.entries()) {
    add(steps, index * 2, { to: index * 2 + 1, minutes: TRAINS[station.kind].wait, rides: station });
    add(steps, index * 2 + 1, { to: index * 2, minutes: 0 });
    for (const [other, near] of stations.entries()) {
      if (other === index || kmBetween(station, near) > FARTHEST_CHANGE_KM) continue;
      const minutes = Math.max(SHORTEST_CHANGE_MINUTES, walkMinutes(station, near));
      add(steps, index * 2, { to: other * 2, minutes, isWalk: true });
    }
  }
  for (const [one, other] of neighbours(stations)) {
    const [station, next] = [stations[one], stations[other]];
    if (station === undefined || next === undefined) continue;
    const { stop, speed } = TRAINS[station.kind];
    const minutes = stop + (kmBetween(station, next) / speed) * 60;
    add(steps, one * 2 + 1, { to: other * 2 + 1, minutes, rides: next });
    add(steps, other * 2 + 1, { to: one * 2 + 1, minutes, rides: station });
  }
  return steps;
}

/**
 * Pairs of indexes of consecutive stations. The track of a line is the minimum spanning tree of its stations, because
 * trains do not skip stations.
 */
export function neighbours(stations: readonly Station[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const line of new Set(stations.map((station) => station.line))) {
    const [first, ...others] = stations.flatMap((station, index) => (station.line === line ? [index] : []));
    const joined = first === undefined ? [] : [first];
    const waiting = new Set(others);
    while (waiting.size > 0) {
      let best = { km: Infinity, pair: [0, 0] as [number, number] };
      for (const one of joined)
        for (const other of waiting) {
          const [station, next] = [stations[one], stations[other]];
          const km = station && next ? kmBetween(station, next) : Infinity;
          if (km < best.km) best = { km, pair: [one, other] };
        }
      pairs.push(best.pair);
      joined.push(best.pair[1]);
      waiting.delete(best.pair[1]);
    }
  }
  return pairs;
}

/** Dijkstra's algorithm; the network is small enough to look for the next node in a list. */
function shortest(steps: Steps, start: number, end: number): Step[] | undefined {
  const reached = new Map<number, { minutes: number; path: Step[] }>([[start, { minutes: 0, path: [] }]]);
  const done = new Set<number>();
  for (;;) {
    let at: number | undefined;
    let found: { minutes: number; path: Step[] } | undefined;
    for (const [node, way] of reached)
      if (!done.has(node) && way.minutes < (found?.minutes ?? Infinity)) [at, found] = [node, way];
    if (at === undefined || found === undefined) return undefined;
    if (at === end) return found.path;
    done.add(at);
    for (const step of steps.get(at) ?? []) {
      const minutes = found.minutes + step.minutes;
      if (minutes < (reached.get(step.to)?.minutes ?? Infinity))
        reached.set(step.to, { minutes, path: [...found.path, step] });
    }
  }
}

/**
 * Whole minutes, including waits. Consecutive walks are merged into one leg, and so are consecutive rides, because
 * every change of trains includes a walk.
 */
function legsOf(path: readonly Step[]): TravelLeg[] {
  const legs: TravelLeg[] = [];
  for (const { minutes, rides, isWalk } of path) {
    const last = legs.at(-1);
    if (isWalk === true) {
      if (last?.by === 'foot') last.minutes += minutes;
      else legs.push({ by: 'foot', minutes });
    } else if (rides !== undefined) {
      if (last !== undefined && last.by !== 'foot') {
        Object.assign(last, {
          to: rides.name,
          toAr: rides.nameAr,
          stops: last.stops + 1,
          minutes: last.minutes + minutes,
        });
      } else {
        const { kind, line, name, nameAr } = rides;
        legs.push({ by: kind, line, from: name, to: name, toAr: nameAr, stops: 0, minutes });
      }
    }
  }
  return legs
    .map((leg) => ({ ...leg, minutes: Math.round(leg.minutes) }))
    .filter(({ minutes }) => minutes > 0);
}
