import { readFileSync } from 'node:fs';
import { decodeCommunities, type Community, type CommunityTopology } from './topology.js';

const FILE = new URL('../data/communities.topojson', import.meta.url);

let known: readonly Community[] | undefined;

/** All communities of Dubai. The file is read the first time; a broken one throws. */
export function readCommunities(): readonly Community[] {
  known ??= decodeCommunities(JSON.parse(readFileSync(FILE, 'utf8')) as CommunityTopology);
  return known;
}
