import { Injectable } from '@nestjs/common';
import { LeadListeners } from '../../record/lead-listeners.js';
import { recordChange, recordForm, recordImports } from './record-in-ledger.js';

/** Records the history of leads in the ledger. Erasures are recorded where leads are deleted. */
@Injectable()
export class KeepLedger {
  constructor(listeners: LeadListeners) {
    listeners.onArrival('ledger', (manager, { how, lead, home }) =>
      recordForm(manager, how === 'received-again' ? how : 'received', { lead, home }),
    );
    listeners.onImport('ledger', (manager, { leads }) => recordImports(manager, leads));
    listeners.onChange('ledger', (manager, { kind, before, change }) =>
      recordChange(manager, kind, { before, change }),
    );
  }
}
