import type { EntityManager } from 'typeorm';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { galleryOf } from './development.repository.js';

/** Makes a gallery consist of these files, in this order; a file that stays keeps its id. Returns the former files. */
export async function setGallery(
  manager: EntityManager,
  developmentId: number,
  urls: readonly string[],
): Promise<string[]> {
  const before = await galleryOf(manager, developmentId);
  const left = [...before];
  const wanted = urls.map((url, index) => {
    const known = left.findIndex((image) => image.url === url);
    const [image] = known === -1 ? [] : left.splice(known, 1);
    return manager.create(DevelopmentImageEntity, { ...image, developmentId, url, position: index + 1 });
  });
  if (left.length > 0) await manager.remove(left);
  await manager.save(wanted);
  return before.map(({ url }) => url);
}
