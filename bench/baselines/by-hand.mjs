import pg from 'pg';

const ORDER = {
  newest: 'listed_at DESC, id DESC',
  'price-asc': 'price ASC NULLS LAST, id ASC',
  'price-desc': 'price DESC NULLS LAST, id DESC',
  'area-desc': 'built_up_area DESC NULLS LAST, id DESC',
};
const CARD = `id, pagelink, name, title, reference, emirate, community, ad_type AS "adType", unit_type AS "unitType",
  bedrooms, rooms, bathrooms, built_up_area AS "builtUpArea", price, featured, images, latitude, longitude,
  listed_at AS "listedAt"`;

const literal = (text) => text.replace(/[\\%_]/g, '\\$&');

/** The search as hand-written SQL for one purpose: two statements, each with suitable indexes. */
export function openByHand(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    search: async (query) => {
      const { where, base, ofType, withBedrooms, order, values } = statementParts(query);
      const page = Number(query.page ?? 1);
      const pageSize = Number(query.pageSize ?? 12);
      const limits = [pageSize, (page - 1) * pageSize];
      const [items, counts] = await Promise.all([
        pool.query(
          `SELECT ${CARD} FROM property JOIN (
             SELECT id FROM property WHERE ${where} ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}
           ) AS found USING (id) ORDER BY ${order}`,
          [...values, ...limits],
        ),
        pool.query(countStatement(base, ofType, withBedrooms), values),
      ]);
      const of = (facet) => counts.rows.filter((row) => row.facet === facet && row.value !== null);
      const total = counts.rows.find(({ facet }) => facet === 'all')?.count ?? 0;
      const communities = of('community')
        .sort((a, b) => b.count - a.count)
        .slice(0, 20);
      const facets = { type: of('type'), bedrooms: of('bedrooms'), community: communities };
      return { items: items.rows, total, page, pageSize, pageCount: Math.ceil(total / pageSize), facets };
    },
    suggest: async ({ q, adType = null, limit = 10 }) => {
      const { rows } = await pool.query(SUGGEST, [`%${literal(q)}%`, adType, limit]);
      return { suggestions: rows };
    },
  };
}

function statementParts(query) {
  const values = [];
  const bind = (value) => `$${values.push(value)}`;
  const conditions = ['withdrawn_at IS NULL', `ad_type = ${bind(query.adType)}`];
  for (const word of query.q?.split(/\s+/) ?? []) {
    const [part, beginning] = [bind(`%${literal(word)}%`), bind(`'${word}':*`)];
    conditions.push(
      `(location_text LIKE lower(${part}) OR lower(title) LIKE lower(${part}) OR detail_words @@ lower(${beginning})::tsquery)`,
    );
  }
  if (query.location) conditions.push(`location_text LIKE lower(${bind(`%${literal(query.location)}%`)})`);
  if (query.minPrice) conditions.push(`price >= ${bind(query.minPrice)}::bigint`);
  if (query.maxPrice) conditions.push(`price <= ${bind(query.maxPrice)}::bigint`);
  if (query.featured) conditions.push(`featured = ${bind(query.featured)}::boolean`);
  const base = conditions.join(' AND ');
  const ofType = query.type ? `unit_type = ${bind(query.type)}` : 'true';
  const sign = query.bedrooms === '6' ? '>=' : '=';
  const withBedrooms = query.bedrooms ? `bedrooms ${sign} ${bind(query.bedrooms)}::int` : 'true';
  const order = ORDER[query.sort ?? 'newest'];
  return { values, base, ofType, withBedrooms, order, where: `${base} AND ${ofType} AND ${withBedrooms}` };
}

const countStatement = (base, ofType, withBedrooms) => `
  SELECT CASE GROUPING(type, bedrooms, community)
           WHEN 3 THEN 'type' WHEN 5 THEN 'bedrooms' WHEN 6 THEN 'community' ELSE 'all' END AS facet,
         coalesce(type, bedrooms::text, community) AS value,
         CASE GROUPING(type, bedrooms, community)
           WHEN 3 THEN count(*) FILTER (WHERE with_bedrooms) WHEN 5 THEN count(*) FILTER (WHERE of_type)
           ELSE count(*) FILTER (WHERE of_type AND with_bedrooms) END::int AS count
  FROM (SELECT unit_type AS type, CASE WHEN bedrooms > 6 THEN 6 ELSE bedrooms END AS bedrooms, community,
               ${ofType} AS of_type, ${withBedrooms} AS with_bedrooms
        FROM property WHERE ${base}) AS matching
  GROUP BY GROUPING SETS ((), (type), (bedrooms), (community))`;

const SUGGEST = `
  SELECT kind, name, min(community) AS community, min(emirate) AS emirate, sum(count)::int AS count FROM (
    SELECT 'building' AS kind, name, community, emirate, count(*) FROM property
    WHERE withdrawn_at IS NULL AND location_text LIKE lower($1) AND ($2::text IS NULL OR ad_type = $2)
    GROUP BY name, community, emirate
    UNION ALL
    SELECT 'community', community, community, emirate, count(*) FROM property
    WHERE withdrawn_at IS NULL AND location_text LIKE lower($1) AND ($2::text IS NULL OR ad_type = $2)
      AND lower(community) LIKE lower($1)
    GROUP BY community, emirate) AS places
  GROUP BY kind, name ORDER BY kind DESC, sum(count) DESC, name LIMIT $3`;
