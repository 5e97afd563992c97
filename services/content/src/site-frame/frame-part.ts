import type { AuditEntity } from '@manzil/contracts/audit';
import {
  footerFieldsSchema,
  navigationStyleFieldsSchema,
  type FooterFields,
  type NavigationStyleFields,
} from '@manzil/contracts/content/collection-fields';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { stampOf } from '../editing/collection.js';
import { lifecyclesOf } from '@manzil/lifecycle/lifecycle.mapper';
import type { FileUser } from '../media-use/claim-files.js';
import { styleUser } from './style-files.js';
import { FooterEntity } from './footer.entity.js';
import { NavigationStyleEntity } from './navigation-style.entity.js';
import { PLAIN_FOOTER, PLAIN_STYLE } from './plain-frame.js';
import { toFooter, toNavigationStyle } from './site-frame.mapper.js';

type FrameEntity = FooterEntity | NavigationStyleEntity;

/** The lifecycle identifies records by number; each part of the frame exists once. */
export const FRAME_ID = 1;

/** The differences between the tables of the site frame, which have a single row each. */
export interface FramePart<E extends FrameEntity, Fields extends object> {
  kind: 'footer' | 'navigation-style';
  /** Name in messages. */
  noun: string;
  audited: AuditEntity;
  entity: new () => E;
  schema: z.ZodType<Fields>;
  /** The fields before anything was saved. */
  plain: Fields;
  /** The public fields; the other columns are for staff. */
  fieldsOf: (row: E) => Fields;
  /** Media files that the row and its versions use; absent for parts without files. */
  userOf?: (manager: EntityManager, row: E) => Promise<FileUser>;
}

export const FOOTER: FramePart<FooterEntity, FooterFields> = {
  kind: 'footer',
  noun: 'footer',
  audited: { kind: 'footer', id: null, title: 'Footer', link: '/backend/footer' },
  entity: FooterEntity,
  schema: footerFieldsSchema,
  plain: PLAIN_FOOTER,
  fieldsOf: toFooter,
};

export const NAVIGATION_STYLE: FramePart<NavigationStyleEntity, NavigationStyleFields> = {
  kind: 'navigation-style',
  noun: 'style of the navigation',
  audited: { kind: 'navigation-style', id: null, title: 'Navigation style', link: '/backend/navigation' },
  entity: NavigationStyleEntity,
  schema: navigationStyleFieldsSchema,
  plain: PLAIN_STYLE,
  fieldsOf: toNavigationStyle,
  userOf: styleUser,
};

/** Returns the row; before the first save it is plain, with version 0. */
export async function findFramePart<E extends FrameEntity, Fields extends object>(
  manager: EntityManager,
  { entity, plain }: Pick<FramePart<E, Fields>, 'entity' | 'plain'>,
): Promise<E> {
  const [row] = await manager.find(entity);
  if (row !== undefined) return row;
  const unsaved = { onlyRow: true, version: 0, updatedAt: new Date(0), updatedBy: '' };
  return Object.assign(new entity(), { ...plain, ...unsaved });
}

/** Maps a row for staff, with its lifecycle. */
export async function toFrameEntry<E extends FrameEntity, Fields extends object>(
  manager: EntityManager,
  { kind, fieldsOf }: FramePart<E, Fields>,
  row: E,
): Promise<Fields & ReturnType<typeof stampOf> & { lifecycle: Lifecycle | undefined }> {
  const { version, updatedBy } = row;
  const known = { id: FRAME_ID, version, live: true, publishAt: null, updatedBy };
  const lifecycle = (await lifecyclesOf(manager, kind, [known])).get(FRAME_ID);
  return { ...fieldsOf(row), ...stampOf(row), lifecycle };
}
