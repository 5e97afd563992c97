import { SAMPLE_HOME, sampleLead } from '../../record/sample-lead.js';
import { ViewingEntity } from './viewing.entity.js';

const HOUR_MS = 3_600_000;

/** Tomorrow at this hour. */
export function sampleViewing(kind: string): ViewingEntity {
  const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  return Object.assign(new ViewingEntity(), {
    id: '00000000-0000-4000-8000-000000000001',
    leadId: sampleLead().id,
    version: 1,
    mode: 'in-person' as const,
    status: kind.endsWith('cancelled') ? ('cancelled' as const) : ('booked' as const),
    adviser: 'leila@example.com',
    adviserContact: { name: 'Leila Haddad', phone: '+971501234567' },
    home: { reference: 'SAMPLE', pagelink: SAMPLE_HOME.pagelink, title: SAMPLE_HOME.title },
    place: { address: 'Marina Crest Tower, Dubai Marina, Dubai', latitude: 25.0805, longitude: 55.1403 },
    startsAt: new Date(hour + 24 * HOUR_MS),
    endsAt: new Date(hour + 24.5 * HOUR_MS),
    updatedAt: new Date(),
  });
}
