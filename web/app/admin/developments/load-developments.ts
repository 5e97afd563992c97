import { z } from 'zod';
import { callApi } from '../lib/call-api';
import { developmentRowSchema, type DevelopmentRow } from './development-row';

export interface DevelopmentList {
  rows: DevelopmentRow[];
  heading: string;
}

const headingSchema = z.array(z.object({ newtext: z.string() }));

export async function loadDevelopments(): Promise<DevelopmentList> {
  const [rows, headings] = await Promise.all([
    callApi('/getnewly', z.array(developmentRowSchema)),
    callApi('/newdevtext', headingSchema),
  ]);
  return { rows, heading: headings[0]?.newtext ?? '' };
}
