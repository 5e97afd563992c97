import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { ApiProblem } from '../data/call-api';
import { createDraft } from './lifecycle-calls';

const MOST_COPIES = 20;

/** Creates a draft with the first suffix ("copy", "copy 2") whose name and slug are free; returns its id. */
export async function createCopy(kind: LifecycleKind, fieldsWith: (mark: string) => object): Promise<number> {
  for (let number = 1; ; number += 1) {
    try {
      return (await createDraft(kind, fieldsWith(number === 1 ? 'copy' : `copy ${String(number)}`))).id;
    } catch (error) {
      const isTaken = error instanceof ApiProblem && error.status === 409;
      if (!isTaken || number === MOST_COPIES) throw error;
    }
  }
}
