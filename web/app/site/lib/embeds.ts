import { isGoogleMap } from '@manzil/contracts/listings/map-link';

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const VIDEO_ID = /^[\w-]{6,20}$/;

/** Content of another site, which a page shows once a visitor asks for it. */
export interface Embed {
  /** Name of the other site. */
  provider: string;
  src: string;
}

/** The player of a film's address; undefined when it is no address of a player we know. */
export function videoEmbed(address: string): Embed | undefined {
  const url = parse(address);
  if (url === undefined) return undefined;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const host = url.hostname;
  if (host === 'vimeo.com' || host === 'www.vimeo.com' || host === 'player.vimeo.com') {
    const id = first === 'video' ? second : first;
    return /^\d+$/.test(id)
      ? { provider: 'Vimeo', src: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1` }
      : undefined;
  }
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : (url.searchParams.get('v') ?? '');
  const id = host === 'youtu.be' ? first : YOUTUBE_HOSTS.has(host) ? named : '';
  return VIDEO_ID.test(id)
    ? { provider: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
    : undefined;
}

/** The map of a Google Maps or OpenStreetMap URL that contains its position; undefined for a shortened one. */
export function mapEmbed(address: string): Embed | undefined {
  const url = parse(address);
  if (url === undefined) return undefined;
  if (/^(?:www\.)?openstreetmap\.org$/.test(url.hostname)) return openStreetMapEmbed(url);
  if (!isGoogleMap(url.hostname, url.pathname)) return undefined;
  if (url.pathname.startsWith('/maps/embed')) {
    return { provider: 'Google Maps', src: `https://www.google.com/maps/embed${url.search}` };
  }
  const place = /\/maps\/place\/([^/@]+)/.exec(url.pathname)?.[1];
  const point = /\/@(-?[\d.]+,-?[\d.]+)/.exec(url.pathname)?.[1];
  const asked = url.searchParams.get('q') ?? url.searchParams.get('query');
  const wanted = asked ?? point ?? (place === undefined ? undefined : decode(place));
  return wanted ? placeEmbed(wanted) : undefined;
}

/** What a map address shows: a point in degrees, or the text of a search; undefined for a shortened one. */
export function shownOnMap(address: string): { latitude: number; longitude: number } | string | undefined {
  const src = mapEmbed(address)?.src;
  const params = src === undefined ? undefined : new URL(src).searchParams;
  const shown = params?.get('marker') ?? params?.get('q') ?? undefined;
  const [, latitude, longitude] = /^\s*(-?[\d.]+),\s*(-?[\d.]+)\s*$/.exec(shown ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return shown;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Half the width and height of the map around a point, in degrees. */
const AROUND = { latitude: 0.006, longitude: 0.011 };

/** The streets around a point, in degrees, on the map of OpenStreetMap. */
export function streetMapHref(latitude: number, longitude: number): string {
  const point = `${String(latitude)}/${String(longitude)}`;
  return `https://www.openstreetmap.org/?mlat=${String(latitude)}&mlon=${String(longitude)}#map=15/${point}`;
}

/** The map around a point, in degrees. */
export function pointEmbed(latitude: number, longitude: number): Embed {
  const bounds = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: bounds.join(','),
    layer: 'mapnik',
    marker: `${String(latitude)},${String(longitude)}`,
  });
  return {
    provider: 'OpenStreetMap',
    src: `https://www.openstreetmap.org/export/embed.html?${query.toString()}`,
  };
}

/** A point is shown by OpenStreetMap itself; it cannot show a search inside a page, so that goes to the other map. */
function openStreetMapEmbed(url: URL): Embed | undefined {
  const { searchParams: params, hash } = url;
  const [, latitude, longitude] = /map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const point = [params.get('mlat') ?? latitude, params.get('mlon') ?? longitude].map(Number);
  const [north = NaN, east = NaN] = point;
  if (Number.isFinite(north) && Number.isFinite(east)) return pointEmbed(north, east);
  const search = params.get('query');
  return search ? placeEmbed(search) : undefined;
}

const placeEmbed = (place: string): Embed => ({
  provider: 'Google Maps',
  src: `https://www.google.com/maps?${new URLSearchParams({ q: place, z: '15', output: 'embed' }).toString()}`,
});

function parse(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
