import { spacedPhone } from '@manzil/contracts/leads/phone';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { wordingOf, type Wording } from '../../texts/wording.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import type { ViewingEntity, ViewingPlace } from './viewing.entity.js';

const productIn = ({ language }: Wording) => ({
  company: 'Manzil',
  product: 'Viewings',
  language: language.toUpperCase(),
});

interface Invitation {
  wording: Wording;
  viewing: ViewingEntity;
  /** The mail address of the agency. */
  organizer: string;
  /** Recipient of the mail. */
  attendee: string;
  description: string;
  siteUrl: string;
}

/**
 * The calendar event of a viewing for the recipient of a mail. All mails about a viewing have the same event, and the
 * latest replaces the others; a cancelled viewing removes the event from the calendar.
 */
export function viewingInvitation({
  wording,
  viewing,
  organizer,
  attendee,
  description,
  siteUrl,
}: Invitation): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const isCancelled = viewing.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: productIn(wording), method });
  calendar.createEvent({
    ...eventOf(wording, viewing, siteUrl),
    description,
    organizer: { name: productIn(wording).company, email: organizer },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: [{ email: attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

/** The calendar of an adviser: who comes, their phone number and the home. */
export function viewingCalendar(
  viewings: readonly ViewingEntity[],
  leads: ReadonlyMap<string, LeadEntity>,
  siteUrl: string,
): string {
  const wording = wordingOf('en');
  const calendar = ical({ prodId: productIn(wording), method: ICalCalendarMethod.PUBLISH, name: 'Viewings' });
  for (const viewing of viewings) {
    const lead = leads.get(viewing.leadId);
    const who = [lead?.name, lead?.phone && spacedPhone(lead.phone)].filter(Boolean).join(', ');
    calendar.createEvent({
      ...eventOf(wording, viewing, siteUrl),
      description: who,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

function locationOf({ address, latitude, longitude }: ViewingPlace): NonNullable<ICalEventData['location']> {
  const hasPoint = latitude !== null && longitude !== null;
  return { title: address, ...(hasPoint && { geo: { lat: latitude, lon: longitude } }) };
}

/** Times are in UTC, which calendar programs show in local time. */
function eventOf(
  { mail: { viewing: texts }, isolate, url }: Wording,
  { id, version, startsAt, endsAt, updatedAt, home, place, mode }: ViewingEntity,
  siteUrl: string,
): ICalEventData {
  const isVideo = mode === 'video';
  const [event, eventOf] = isVideo ? [texts.videoEvent, texts.videoEventOf] : [texts.event, texts.eventOf];
  return {
    summary: home === null ? event : eventOf({ home: isolate(home.title) }),
    id: `${id}@${new URL(siteUrl).hostname}`,
    sequence: version - 1,
    stamp: updatedAt,
    start: startsAt,
    end: endsAt,
    ...(home !== null && { url: url(siteUrl, `/${encodeURIComponent(home.pagelink)}`) }),
    ...(!isVideo && place !== null && place.address !== '' && { location: locationOf(place) }),
  };
}
