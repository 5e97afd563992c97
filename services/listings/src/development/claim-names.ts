import { isReservedPath } from '@manzil/contracts/reserved-paths';
import { DomainError } from '@manzil/service-kit/errors';
import { Not, type EntityManager } from 'typeorm';
import { lockPagelinks } from '../pagelinks.js';
import { PropertyEntity } from '../property/property.entity.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { DevelopmentEntity } from './development.entity.js';

interface Named {
  /** Undefined for a new project. */
  id?: number;
  name: string;
  pagelink: string;
}

/**
 * Reserves this name and pagelink for a project until the end of the transaction. It takes over a former link of
 * another project, because current links have priority. CONFLICT, with the field.
 */
export async function claimNames(manager: EntityManager, { id, name, pagelink }: Named): Promise<void> {
  if (isReservedPath(pagelink)) throw taken('pagelink', 'This link is a page of the site');
  await lockPagelinks(manager);
  const others = id === undefined ? {} : { id: Not(id) };
  if (await manager.existsBy(DevelopmentEntity, { ...others, pagelink }))
    throw taken('pagelink', 'Another project has this link');
  if (await manager.existsBy(PropertyEntity, { pagelink }))
    throw taken('pagelink', 'A listing has this link');
  if (await manager.existsBy(DevelopmentEntity, { ...others, name }))
    throw taken('name', 'Another project has this name');
  await manager.delete(DevelopmentFormerLinkEntity, { pagelink });
}

const taken = (field: string, message: string): DomainError =>
  new DomainError('CONFLICT', message, { issues: [{ field, message }] });
