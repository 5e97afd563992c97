/** Suffixes of Google's national domains; an allowlist, because google.evil.example is not Google. */
const GOOGLE_ENDINGS = new Set(
  `com ad ae al am as at az ba be bf bg bi bj bs bt by ca cat cd cf cg ch ci cl cm cn cv cz de dj dk dm dz ee es
  fi fm fr ga ge gg gl gm gr gy hn hr ht hu ie im iq is it je jo kg ki kz la li lk lt lu lv md me mg mk ml mn mu
  mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st td tg tl tm tn to tt vu ws
  co.ao co.bw co.ck co.cr co.id co.il co.in co.jp co.ke co.kr co.ls co.ma co.mz co.nz co.th co.tz co.ug co.uk
  co.uz co.ve co.vi co.za co.zm co.zw
  com.af com.ag com.ar com.au com.bd com.bh com.bn com.bo com.br com.bz com.co com.cu com.cy com.do com.ec com.eg
  com.et com.fj com.gh com.gi com.gt com.hk com.jm com.kh com.kw com.lb com.ly com.mm com.mt com.mx com.my com.na
  com.ng com.ni com.np com.om com.pa com.pe com.pg com.ph com.pk com.pr com.py com.qa com.sa com.sb com.sg com.sl
  com.sv com.tj com.tr com.tw com.ua com.uy com.vc com.vn`.split(/\s+/),
);
const OTHER_HOSTS = new Set([
  'maps.app.goo.gl',
  'maps.apple.com',
  'openstreetmap.org',
  'www.openstreetmap.org',
  'osm.org',
  'www.osm.org',
]);

/** On these hosts only paths below `/maps` are maps; other paths may redirect anywhere. */
const SHARED_HOST = /^(?:www\.)?google\.(.+)$/;
const MAPS_HOST = /^maps\.google\.(.+)$/;
const MAPS_FOLDER = /^\/maps(?:\/|$)/;

/** Checks for a Google Maps URL that states what it shows, on any national domain. */
export function isGoogleMap(hostname: string, pathname: string): boolean {
  const own = MAPS_HOST.exec(hostname)?.[1];
  if (own !== undefined) return GOOGLE_ENDINGS.has(own) && !pathname.startsWith('/url');
  const shared = SHARED_HOST.exec(hostname)?.[1];
  return shared !== undefined && GOOGLE_ENDINGS.has(shared) && MAPS_FOLDER.test(pathname);
}

/** Checks for a host (lower case) and path of a map of Google, Apple or OpenStreetMap. */
export function isMapLink(hostname: string, pathname: string): boolean {
  if (isGoogleMap(hostname, pathname)) return true;
  if (hostname === 'goo.gl') return pathname.startsWith('/maps/');
  return OTHER_HOSTS.has(hostname);
}
