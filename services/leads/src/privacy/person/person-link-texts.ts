/** The mail with the link to a person's data. `{site}` is the site, `{until}` when the link expires. */
export const PERSON_LINK_TEXTS = {
  subject: 'Your data at {site}',
  opening:
    'Hello,\n\nsomebody asked at {site} to see what we keep about this address. By this link you see it, download it, or have it erased. It works until {until} (Dubai time). Do not pass it on: whoever has it can do the same.',
  button: 'See my data',
  why: 'If you did not ask for it, you need not do anything. Nobody has seen your data.',
} as const;
