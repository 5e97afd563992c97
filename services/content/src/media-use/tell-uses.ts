import { claimReferences } from '@manzil/contracts/media/commands';
import { referencesInParts } from '@manzil/contracts/media/references';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const LONGEST_LABEL = 300;

/** A record of ours and the texts in which files of media are named. */
export interface FileUser {
  /** `<kind>:<id>`. */
  owner: string;
  /** How staff know it. */
  label: string;
  /** Grows with every change of the record. */
  version: number;
  texts: (string | null)[];
}

/** Tells media, in the transaction of a change, which files a record uses from now on: the others are let go. */
@Injectable()
export class TellUses {
  constructor(private readonly outbox: Outbox) {}

  async execute(manager: EntityManager, users: FileUser[]): Promise<void> {
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
