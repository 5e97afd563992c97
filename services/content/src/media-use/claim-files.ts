import { claimReferences } from '@manzil/contracts/media/commands';
import { referencesInParts } from '@manzil/contracts/media/references';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const LONGEST_LABEL = 300;

/** A record of this service and its texts that may name media files. */
export interface FileUser {
  /** `<kind>:<id>`. */
  owner: string;
  /** Title that staff see. */
  label: string;
  /** Grows with every change of the record. */
  version: number;
  texts: (string | null)[];
}

/** Sends media, in the transaction of a change, the files that a record uses; its claims on other files end. */
@Injectable()
export class ClaimFiles {
  constructor(private readonly outbox: Outbox) {}

  async claim(manager: EntityManager, users: FileUser[]): Promise<void> {
    await this.outbox.addMany(
      manager,
      claimReferences,
      users.flatMap(({ owner, label, version, texts }) =>
        referencesInParts({
          owner,
          label: [...label].slice(0, LONGEST_LABEL / 2).join(''),
          version,
          filenames: uploadsIn(...texts),
        }),
      ),
    );
  }
}
