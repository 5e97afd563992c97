/** Rooms by what file names call them, at the end and perhaps numbered: `living-room-2.jpg`. */
const ROOMS = [
  ['livingRoom', /living[-_ ]?(?:room)?/],
  ['diningRoom', /dining[-_ ]?(?:room)?/],
  ['bedroom', /(?:master[-_ ]?)?bed[-_ ]?rooms?/],
  ['kitchen', /kitchen/],
  ['bathroom', /bath(?:[-_ ]?room)?/],
  ['balcony', /balcony/],
  ['terrace', /terrace/],
  ['garden', /garden/],
  ['pool', /(?:swimming[-_ ]?)?pool/],
  ['lobby', /lobby/],
  ['gym', /gym/],
] as const;

export type Room = (typeof ROOMS)[number][0];

const PATTERNS = ROOMS.map(
  ([room, words]) => [room, new RegExp(`(?:^|[-_ ])(?:${words.source})[-_ ]?\\d{0,3}$`)] as const,
);

/** Returns the room that a photo's file name states; undefined for most feeds, whose names state none. */
export function photoRoom(url: string): Room | undefined {
  const [path = ''] = url.split(/[?#]/);
  const stem = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/%20/g, ' ')
    .toLowerCase();
  return PATTERNS.find(([, pattern]) => pattern.test(stem))?.[0];
}
