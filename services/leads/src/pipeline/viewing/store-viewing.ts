import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../../record/lead.entity.js';
import { requireLead } from '../../record/lead.repository.js';
import { appendChanges, appendToTimeline } from '../timeline/append-to-timeline.js';
import { queueViewingMails } from './queue-viewing-mails.js';
import { ViewingEntity } from './viewing.entity.js';

export type PlacedViewing = Pick<
  ViewingEntity,
  'id' | 'leadId' | 'adviser' | 'adviserContact' | 'home' | 'place' | 'mode' | 'startsAt' | 'endsAt'
>;

interface Stored {
  viewing: ViewingEntity;
  before: LeadEntity;
  after: LeadEntity;
}

/**
 * Stores a viewing with its mails and its timeline entry, and moves the lead to the stage of viewings unless it is
 * further. An unassigned lead is assigned to the adviser. `by` is empty when the visitor books.
 */
export async function storeViewing(
  manager: EntityManager,
  placed: PlacedViewing,
  by: string,
): Promise<Stored> {
  await manager.insert(ViewingEntity, placed);
  const viewing = await manager.findOneByOrFail(ViewingEntity, { id: placed.id });
  const { leadId, adviser, home, startsAt } = viewing;
  await appendToTimeline(manager, {
    leadId,
    kind: 'viewing-booked',
    author: by,
    note: home?.title ?? null,
    newValue: startsAt.toISOString(),
  });
  // A change of the lead at the same time waits, so that none is lost.
  await manager.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [leadId]);
  const before = await requireLead(manager, leadId);
  const isEarlier = before.stage === 'new' || before.stage === 'contacted';
  if (isEarlier || before.assignee === null) {
    const { version, assignee } = before;
    await manager.update(
      LeadEntity,
      { id: leadId },
      {
        ...(isEarlier && { status: 'in-progress', chosenStage: 'viewing' }),
        assignee: assignee ?? adviser,
        version: version + 1,
        updatedBy: by,
        updatedAt: () => 'now()',
      },
    );
  }
  const after = await requireLead(manager, leadId);
  await appendChanges(manager, { before, after, by });
  await queueViewingMails(manager, 'booked', { viewing, email: after.email });
  return { viewing, before, after };
}
