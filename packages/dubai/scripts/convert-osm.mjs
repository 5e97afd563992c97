#!/usr/bin/env node
import { createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SaxesParser } from 'saxes';
import { featuresOf } from '../dist/map-features.js';
import { simplify } from '../dist/simplify.js';

/**
 * Converts an OpenStreetMap extract in XML into map files. The package's own water is kept; lakes of the extract are
 * added. Areas are read only if a single way encloses them. Fails if the result has an invalid format.
 */
const [WEST, SOUTH, EAST, NORTH] = [54.85, 24.75, 55.65, 25.4];
/** Four metres, in degrees. */
const TOLERANCE = 0.00004;
/** Decimal places of a degree: about one metre. */
const DIGITS = 5;

const MAJOR = ['motorway', 'trunk', 'primary'];
const ROAD = /^(motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street)(_link)?$/;
const RAIL = ['subway', 'light_rail', 'tram', 'monorail'];
const PARKS = ['park', 'garden', 'golf_course', 'nature_reserve'];

const isHospital = (tags) => tags.amenity === 'hospital';
const isLake = (tags) => tags.natural === 'water';
const isPark = (tags) => PARKS.includes(tags.leisure);
const isRail = (tags) => RAIL.includes(tags.railway);
const isRoad = (tags) => ROAD.test(tags.highway ?? '');
const isWanted = (tags) => [isHospital, isLake, isPark, isRail, isRoad].some((is) => is(tags));

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
if (positionals.length !== 1 || values.to === undefined) {
  console.error('Usage: npm run convert:osm -w @manzil/dubai -- EXTRACT.osm --to FOLDER');
  process.exit(1);
}
const [extract] = positionals;

/** Nodes precede ways in an extract, and most are not needed: the extract is read twice. */
const [ways, points] = await readWays();
const positions = await readPositions(new Set(ways.flatMap(({ nodes }) => nodes)));
const lines = ways
  .map(({ tags, nodes }) => ({ tags, nodes: nodes.filter((node) => positions.has(node)) }))
  .filter(({ nodes }) => nodes.length > 1 && nodes.some((node) => isInBox(positions.get(node))));

const roads = joined(
  lines.filter(({ tags }) => isRoad(tags)).map(({ tags, nodes }) => ({ properties: roadOf(tags), nodes })),
);
const isMajor = ({ properties }) => properties.name !== undefined && MAJOR.includes(properties.class);
write('roads-major.topojson', topologyOf('roads', roads.filter(isMajor).map(toLine)));
write('roads-minor.topojson', topologyOf('roads', roads.filter((road) => !isMajor(road)).map(toLine)));
write('parks.geojson', collection(areas(isPark, ({ leisure }) => ({ kind: leisure }))));
write(
  'rail.geojson',
  collection(
    lines
      .filter(({ tags }) => isRail(tags))
      .map(({ tags, nodes }) =>
        toLine({ properties: { line: namesOf(tags).name ?? tags.railway, source: 'OpenStreetMap' }, nodes }),
      ),
  ),
);
write('hospitals.json', { hospitals: hospitals() });
const lakes = areas(isLake, () => ({ kind: 'lake' }));
const water = featuresOf(
  'water.topojson',
  JSON.parse(readFileSync(new URL('../data/map/water.topojson', import.meta.url), 'utf8')),
);
if (lakes.length > 0) write('water.topojson', collection([...water, ...lakes]));

async function readWays() {
  const [found, named] = [[], []];
  let open;
  await readXml({
    open(name, attributes) {
      if (name === 'node' || name === 'way') open = { name, tags: {}, nodes: [], ...attributes };
      else if (name === 'tag' && open !== undefined) open.tags[attributes.k] = attributes.v;
      else if (name === 'nd' && open !== undefined) open.nodes.push(attributes.ref);
    },
    close(name) {
      if (open?.name !== name) return;
      if (name === 'way' && isWanted(open.tags)) found.push({ tags: open.tags, nodes: open.nodes });
      if (name === 'node' && isHospital(open.tags))
        named.push({ tags: open.tags, at: [Number(open.lon), Number(open.lat)] });
      open = undefined;
    },
  });
  return [found, named];
}

async function readPositions(wanted) {
  const found = new Map();
  await readXml({
    open(name, { id, lon, lat }) {
      if (name === 'node' && wanted.has(id)) found.set(id, [Number(lon), Number(lat)]);
    },
    close() {},
  });
  return found;
}

/** Calls `open` and `close` for the elements of the extract; XML that is not well-formed throws. */
async function readXml({ open, close }) {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new Error(`${extract}: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('closetag', ({ name }) => close(name));
  for await (const chunk of createReadStream(extract, 'utf8')) parser.write(chunk);
  parser.close();
}

/** Merges consecutive ways into one line, so that long names fit along it. */
function joined(parts) {
  const byStart = new Map();
  const keyOf = ({ properties }, node) => `${JSON.stringify(properties)} ${node}`;
  for (const part of parts) {
    const key = keyOf(part, part.nodes[0]);
    byStart.set(key, [...(byStart.get(key) ?? []), part]);
  }
  const used = new Set();
  const follow = (part) => {
    const nodes = [...part.nodes];
    used.add(part);
    for (;;) {
      const next = byStart.get(keyOf(part, nodes.at(-1)))?.find((other) => !used.has(other));
      if (next === undefined) return { properties: part.properties, nodes };
      used.add(next);
      nodes.push(...next.nodes.slice(1));
    }
  };
  const ends = new Set(parts.map((part) => keyOf(part, part.nodes.at(-1))));
  const isFirst = (part) => !ends.has(keyOf(part, part.nodes[0]));
  return [...parts.filter(isFirst), ...parts].flatMap((part) => (used.has(part) ? [] : [follow(part)]));
}

function roadOf(tags) {
  const { name, nameAr } = namesOf(tags);
  return {
    class: tags.highway.replace('_link', ''),
    name,
    nameAr,
    ref: name === undefined ? undefined : tags.ref,
  };
}

/** Name by language; a name without a language tag is assigned by its script. */
function namesOf(tags) {
  const isArabic = /[\u0600-\u06ff]/.test(tags.name ?? '');
  return {
    name: tags['name:en'] ?? (isArabic ? undefined : tags.name),
    nameAr: tags['name:ar'] ?? (isArabic ? tags.name : undefined),
  };
}

function areas(is, propertiesOf) {
  return lines
    .filter(({ tags, nodes }) => is(tags) && nodes.length > 3 && nodes[0] === nodes.at(-1))
    .map(({ tags, nodes }) => ({
      type: 'Feature',
      properties: { ...propertiesOf(tags), ...namesOf(tags) },
      geometry: { type: 'Polygon', coordinates: [coordinatesOf(nodes)] },
    }))
    .filter(({ geometry }) => geometry.coordinates[0].length > 3);
}

function hospitals() {
  const around = lines
    .filter(({ tags }) => isHospital(tags))
    .map(({ tags, nodes }) => ({ tags, at: positions.get(nodes[0]) }));
  return [...points, ...around].flatMap(({ tags, at }) => {
    const { name, nameAr = null } = namesOf(tags);
    const [longitude, latitude] = at;
    return name === undefined || !isInBox(at) ? [] : [{ rank: 3, name, nameAr, latitude, longitude }];
  });
}

function toLine({ properties, nodes }) {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: coordinatesOf(nodes) } };
}

function coordinatesOf(nodes) {
  const line = simplify(
    nodes.map((node) => positions.get(node)),
    TOLERANCE,
  );
  return line.map((at) => at.map((degrees) => Number(degrees.toFixed(DIGITS))));
}

function isInBox([longitude, latitude]) {
  return longitude >= WEST && longitude <= EAST && latitude >= SOUTH && latitude <= NORTH;
}

function collection(features) {
  return { type: 'FeatureCollection', features };
}

/** Each line is its own arc, in grid units. */
function topologyOf(object, features) {
  const unit = 10 ** -DIGITS;
  const onGrid = ([longitude, latitude]) => [
    Math.round((longitude - WEST) / unit),
    Math.round((latitude - SOUTH) / unit),
  ];
  return {
    type: 'Topology',
    transform: { scale: [unit, unit], translate: [WEST, SOUTH] },
    arcs: features.map(({ geometry }) => {
      const cells = geometry.coordinates.map(onGrid);
      return cells.map(([x, y], index) =>
        index === 0 ? [x, y] : [x - cells[index - 1][0], y - cells[index - 1][1]],
      );
    }),
    objects: {
      [object]: {
        type: 'GeometryCollection',
        geometries: features.map(({ properties }, index) => ({
          type: 'LineString',
          arcs: [index],
          properties,
        })),
      },
    },
  };
}

/** A theme without features in the extract keeps its current file. */
function write(name, content) {
  if ((content.arcs ?? content.features ?? content.hospitals).length === 0) {
    console.warn(`${name}: the extract has none`);
    return;
  }
  const text = JSON.stringify(content);
  const { length } = featuresOf(name, JSON.parse(text));
  mkdirSync(values.to, { recursive: true });
  writeFileSync(join(values.to, name), `${text}\n`);
  console.log(`${name}: ${length} features`);
}
