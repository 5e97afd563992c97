import { Injectable } from '@nestjs/common';
import { LeadListeners, type LeadImport } from '../../record/lead-listeners.js';
import { appendToTimeline, type NewEntry } from './append-to-timeline.js';

/** Adds the entries of leads that arrive. That a lead was received for the first time is read from the lead itself. */
@Injectable()
export class NoteArrivals {
  constructor(listeners: LeadListeners) {
    listeners.onArrival('timeline', async (manager, { how, lead }) => {
      if (how === 'received-again') await appendToTimeline(manager, { leadId: lead.id, kind: how });
    });
    listeners.onImport('timeline', async (manager, imported) => {
      await appendToTimeline(manager, ...entriesOf(imported));
    });
  }
}

const entriesOf = ({ leads, by }: LeadImport): NewEntry[] =>
  leads.flatMap(({ id: leadId, assignee, notes, tags, nextAction, nextActionOn }) => [
    ...(notes === '' ? [] : [{ leadId, kind: 'note' as const, author: by, note: notes }]),
    ...(assignee === null ? [] : [{ leadId, kind: 'assigned' as const, author: by, newValue: assignee }]),
    ...(tags.length === 0
      ? []
      : [{ leadId, kind: 'tagged' as const, author: by, newValue: tags.join(', ') }]),
    ...(nextAction === null && nextActionOn === null
      ? []
      : [{ leadId, kind: 'next-action' as const, author: by, note: nextAction, newValue: nextActionOn }]),
  ]);
