import { assetsReferenced } from '@manzil/contracts/media/facts';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/service-kit/outbox';
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
      assetsReferenced,
      users.map(({ owner, label, version, texts }) => ({
        owner,
        label: [...label].slice(0, LONGEST_LABEL / 2).join(''),
        version,
        filenames: uploadsIn(...texts),
      })),
    );
  }
}
