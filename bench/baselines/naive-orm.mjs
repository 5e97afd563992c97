import { DataSource } from 'typeorm';
import { PropertyEntity } from '../../services/listings/dist/property/property.entity.js';

const ORDER = {
  newest: ['p.listedAt', 'DESC'],
  'price-asc': ['p.price', 'ASC'],
  'price-desc': ['p.price', 'DESC'],
  'area-desc': ['p.builtUpArea', 'DESC'],
};
const TEXT = ['name', 'title', 'emirate', 'community'];
const PLACE = ['name', 'emirate', 'community'];

/** The search as a naive use of TypeORM: whole entities, one query per facet, text by ILIKE on each column. */
export async function openNaive(url) {
  const source = new DataSource({ type: 'postgres', url, entities: [PropertyEntity], poolSize: 10 });
  await source.initialize();
  const repository = source.getRepository(PropertyEntity);

  const filtered = (query, without) => {
    const found = repository.createQueryBuilder('p').where('p.withdrawnAt IS NULL');
    found.andWhere('p.adType = :adType', query);
    const words = query.q?.split(/\s+/) ?? [];
    for (const [index, word] of words.entries()) containsWord(found, `word${index}`, word);
    if (query.location) contains(found, PLACE, 'place', query.location);
    if (query.type && without !== 'unitType') found.andWhere('p.unitType = :type', query);
    if (query.minPrice) found.andWhere('p.price >= :minPrice', query);
    if (query.maxPrice) found.andWhere('p.price <= :maxPrice', query);
    if (query.featured) found.andWhere('p.featured = :featured', query);
    if (query.bedrooms && without !== 'bedrooms')
      found.andWhere(`p.bedrooms ${query.bedrooms === '6' ? '>=' : '='} :bedrooms`, query);
    return found;
  };
  const facet = (query, column) =>
    filtered(query, column)
      .select(`p.${column}`, 'value')
      .addSelect('COUNT(*)', 'count')
      .groupBy(`p.${column}`)
      .getRawMany();

  return {
    search: async (query) => {
      const page = Number(query.page ?? 1);
      const pageSize = Number(query.pageSize ?? 12);
      const [by, direction] = ORDER[query.sort ?? 'newest'];
      const [items, total] = await filtered(query)
        .orderBy(by, direction)
        .skip((page - 1) * pageSize)
        .take(pageSize)
        .getManyAndCount();
      const [type, bedrooms, community] = [
        await facet(query, 'unitType'),
        await facet(query, 'bedrooms'),
        await facet(query, 'community'),
      ];
      const pageCount = Math.ceil(total / pageSize);
      return { items, total, page, pageSize, pageCount, facets: { type, bedrooms, community } };
    },
  };
}

function contains(found, fields, parameter, text) {
  const together = fields.map((field) => `p.${field}`).join(" || ' ' || ");
  found.andWhere(`(${together}) ILIKE :${parameter}`, { [parameter]: `%${text}%` });
}

/** A word occurs in a title or a place, or a word of the description or the amenities begins with it. */
function containsWord(found, parameter, word) {
  const together = TEXT.map((field) => `p.${field}`).join(" || ' ' || ");
  found.andWhere(
    `((${together}) ILIKE :${parameter} OR p.description || ' ' || p.amenities::text ~* :${parameter}Begins)`,
    { [parameter]: `%${word}%`, [`${parameter}Begins`]: `\\m${word}` },
  );
}
