import type { EntryFields, Lifecycle } from '@manzil/contracts/content/lifecycle';
import { showDevelopmentEntry } from '@manzil/contracts/http/development-editing';
import type { Result } from '@manzil/contracts/http/endpoint';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { developmentVersionSchema } from '@manzil/contracts/listings/development-edit';
import { callApi } from '../../kit/data/call-api';
import { loadVersion } from '../../kit/lifecycle/lifecycle-calls';

/** A project with its gallery, or its draft if it has one, and the version that changes are based on. */
export type StoredDevelopment = Result<typeof showDevelopmentEntry>;

export async function loadDevelopment(id: string): Promise<StoredDevelopment> {
  const stored = await callApi(showDevelopmentEntry, { params: { id } });
  if (!hasDraft(stored.lifecycle)) return stored;
  const { fields } = await loadVersion({ kind: 'development', id: stored.development.id }, stored.version);
  return withFields(stored, fields);
}

export const hasDraft = (lifecycle: Lifecycle | undefined): boolean => (lifecycle?.draft ?? null) !== null;

function withFields(stored: StoredDevelopment, fields: EntryFields): StoredDevelopment {
  const { images, ...texts } = developmentVersionSchema.parse(fields);
  const { id, name } = stored.development;
  return {
    ...stored,
    development: { ...stored.development, ...texts },
    // Images of a draft have no ids, so their positions are used.
    images: images.map((url, place): DevelopmentImage => ({
      id: place + 1,
      developmentId: id,
      developmentName: texts.name || name,
      url,
    })),
  };
}
