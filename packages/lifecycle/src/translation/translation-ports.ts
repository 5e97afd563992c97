import type { OmissibleKind, TranslatedKind } from '@manzil/contracts/content/translation';
import type { TranslationRpc, TranslationRpcs } from '@manzil/contracts/translation-rpcs';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import type { EntityManager } from 'typeorm';
import type { LifecyclePort, PublishedRecord } from '../lifecycle-port.js';

/** The operations that a kind provides for its Arabic texts. */
export type TranslationPort = Pick<
  LifecyclePort,
  'require' | 'list' | 'audited' | 'change' | 'changeUnseen'
> & {
  /**
   * Sanitises a translated paragraph of HTML like the English around it. VALIDATION_FAILED, with the field, for
   * external pictures.
   */
  sanitise: (html: string, field: string) => string;
  /** Publishes the event of a record, where `change` does not. */
  announce?: (manager: EntityManager, id: number) => Promise<void>;
};

/** Records per query. */
const PART = 100;

/** Reads all records of a kind in parts, by id. */
export async function* partsOf(
  manager: EntityManager,
  port: TranslationPort,
): AsyncGenerator<PublishedRecord[]> {
  for (let after = 0; ;) {
    const records = await port.list(manager, { after, take: PART });
    const last = records.at(-1);
    if (last === undefined) return;
    yield records;
    after = last.id;
  }
}

/** The ports of all kinds of a service whose texts are translated. */
export abstract class TranslationPorts {
  abstract readonly kinds: readonly TranslatedKind[];
  /** The requests that the service handles. */
  abstract readonly rpcs: TranslationRpcs;
  abstract of(kind: TranslatedKind): TranslationPort;
  /** Publishes that any record of a kind may have changed. */
  abstract announceAll(manager: EntityManager, kind: OmissibleKind): Promise<void>;
}

type Decorator<Name extends keyof TranslationRpcs> = ReturnType<
  typeof HandleRpc<TranslationRpc<Name>['request'], TranslationRpc<Name>['response']>
>;

/** Handles the requests of this name on the subject of the service, whose {@link TranslationPorts} has the contracts. */
export const HandleTranslation = <Name extends keyof TranslationRpcs>(name: Name): Decorator<Name> =>
  HandleRpc((app): TranslationRpc<Name> => app.get(TranslationPorts, { strict: false }).rpcs[name] as never);
