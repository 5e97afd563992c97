import { z } from 'zod';

/** A pagelink as it stands in a path; whether it leads anywhere is for listings to say. */
export const pagelinkSchema = z.string().max(300);
