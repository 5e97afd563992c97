export const NEAR_KINDS = ['metro', 'tram', 'monorail', 'school', 'landmark'] as const;
export type NearKind = (typeof NEAR_KINDS)[number];

/** Near any place of a kind, or near the named place. */
export interface Near {
  kind: NearKind;
  name?: string | undefined;
}

/** A {@link Near} as text: `metro`, or `school:Dubai College`. */
export const NEAR_TEXT = new RegExp(`^(?:${NEAR_KINDS.join('|')})(?::.{1,200})?$`);

export const toNearText = ({ kind, name }: Near): string => (name === undefined ? kind : `${kind}:${name}`);

/** Undefined for a text in another form. */
export function parseNear(text: string): Near | undefined {
  const [start = '', ...name] = text.split(':');
  const kind = NEAR_KINDS.find((each) => each === start);
  if (kind === undefined || !NEAR_TEXT.test(text)) return undefined;
  return { kind, name: name.length === 0 ? undefined : name.join(':') };
}

/** Longest walk of a search, in minutes. */
export const MOST_NEAR_MINUTES = 30;
