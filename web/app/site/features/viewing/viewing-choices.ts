/** The first one is chosen at first. */
export const VIEWING_WAYS = ['inPerson', 'video'] as const;
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
