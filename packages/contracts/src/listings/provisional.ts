import { z } from 'zod';

/** True while the words of changed listings are read, because the same text may be understood better in a moment. */
export const provisionalSchema = z.literal(true).optional();
