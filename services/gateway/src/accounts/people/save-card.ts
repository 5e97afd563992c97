import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { TeamMemberFields } from '@manzil/contracts/content/collection-fields';
import { staleByContent } from '@manzil/contracts/content/events';
import { createDraft, saveDraft, withdrawEntry } from '@manzil/contracts/content/lifecycle-rpc';
import { hasCard, type PersonFields } from '@manzil/contracts/gateway/person';
import { team } from '@manzil/contracts/http/content-editing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../http/ports.js';

const KIND = 'team-member';

/** Saves what of a person is in their team card. */
@Injectable()
export class SaveCard {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  /** Returns the id of the card; undefined when the person needs none. */
  async save(card: TeamMemberEntry | null, person: PersonFields, by: string): Promise<number | undefined> {
    if (card === null && !hasCard(person)) return undefined;
    const fields = fieldsOf(card, person);
    if (card !== null && person.onTeamPage === isShown(card) && isSame(fields, card)) return card.id;
    const id = await this.store(card, fields, person, by);
    this.cache.invalidate(staleByContent({ kind: KIND, id }));
    return id;
  }

  private async store(
    card: TeamMemberEntry | null,
    fields: TeamMemberFields,
    { onTeamPage, cardVersion }: PersonFields,
    by: string,
  ): Promise<number> {
    if (card === null) {
      if (onTeamPage) return (await this.rpc.request(team.create, { fields, by })).id;
      return (await this.rpc.request(createDraft, { kind: KIND, fields, by })).id;
    }
    const { id } = card;
    const expectedVersion = cardVersion ?? card.version;
    if (onTeamPage) await this.rpc.request(team.update, { id, fields, expectedVersion, by });
    else {
      const draft = {
        kind: KIND,
        id,
        fields,
        expectedVersion,
        replacesDraft: false,
        by,
        mayPublish: true,
      } as const;
      await this.rpc.request(saveDraft, draft);
      if (isShown(card)) await this.rpc.request(withdrawEntry, { kind: KIND, id, by });
    }
    return id;
  }
}

const isShown = ({ lifecycle }: TeamMemberEntry): boolean => lifecycle?.live !== false;

const fieldsOf = (card: TeamMemberEntry | null, person: PersonFields): TeamMemberFields => ({
  name: person.name,
  designation: person.designation,
  photo: person.photo,
  focalX: person.focalX,
  focalY: person.focalY,
  slug: card?.slug ?? '',
  brn: person.brn,
  languages: person.languages,
  areas: card?.areas ?? [],
  phone: person.phone,
  whatsapp: person.whatsapp,
  about: person.about,
  email: person.email,
  brnExpires: person.brnExpires === '' ? null : person.brnExpires,
  advises: person.advises,
});

const isSame = (fields: TeamMemberFields, card: TeamMemberEntry): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(card[field as keyof TeamMemberFields]),
  );
