import { readFileSync } from 'node:fs';
import type { Point } from './distance.js';

export interface Station extends Point {
  kind: 'metro' | 'tram' | 'monorail';
  line: string;
  name: string;
  nameAr: string;
}

export interface School extends Point {
  name: string;
  /** Empty for a few. */
  nameAr: string;
  /** The main curriculum. */
  curriculum: string;
  /** Rating of the last published inspection, and its school year; both empty when there is none. */
  rating: string;
  ratedIn: string;
}

/** A well-known place such as a mall or a tower. */
export interface Landmark extends Point {
  name: string;
  nameAr: string;
  /** Other names, in English and Arabic. */
  aliases: readonly string[];
}

let stations: readonly Station[] | undefined;
let schools: readonly School[] | undefined;
let landmarks: readonly Landmark[] | undefined;

/** All open stations; the file is read once. */
export const readStations = (): readonly Station[] => (stations ??= read('stations.json') as Station[]);

/** All private schools; the file is read once. */
export const readSchools = (): readonly School[] => (schools ??= read('schools.json') as School[]);

/** Well-known places of Dubai; the file is read once. */
export const readLandmarks = (): readonly Landmark[] => (landmarks ??= read('landmarks.json') as Landmark[]);

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
