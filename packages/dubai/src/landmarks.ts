import { readFileSync } from 'node:fs';
import type { Point } from './distance.js';

export interface Station extends Point {
  kind: 'metro' | 'tram' | 'monorail';
  line: string;
  name: string;
}

/** A private school. */
export interface School extends Point {
  name: string;
  /** The main one. */
  curriculum: string;
  /** Rating of the last published inspection, and its school year; both empty when there is none. */
  rating: string;
  ratedIn: string;
}

let stations: readonly Station[] | undefined;
let schools: readonly School[] | undefined;

/** All open stations; the file is read once. */
export const readStations = (): readonly Station[] => (stations ??= read('stations.json') as Station[]);

/** All private schools; the file is read once. */
export const readSchools = (): readonly School[] => (schools ??= read('schools.json') as School[]);

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
