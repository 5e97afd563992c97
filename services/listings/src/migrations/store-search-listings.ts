/** Columns of `property` that the rows of `search_listing` are made from. */
export const SEARCHED = `ad_type, withdrawn_at, price, name, sub_community, community, emirate, unit_type, bedrooms, bathrooms,
  furnishing, completion_status, tenure, handover_year, cheques, permit_number, floor_plans, featured, developer, agent, amenities`;

const PLACE = 'jsonb_build_array(community, lower(community), location_text)';
const PROFILE = `jsonb_strip_nulls(jsonb_build_object(
  'type', unit_type,
  'bedrooms', CASE WHEN bedrooms > 6 THEN 6 ELSE bedrooms END,
  'bathrooms', CASE WHEN bathrooms > 20 THEN 20 ELSE bathrooms END,
  'furnishing', furnishing,
  'completion', CASE completion_status WHEN 'completed' THEN 'ready' WHEN 'off_plan' THEN 'off-plan' END,
  'tenure', tenure,
  'handoverYear', handover_year,
  'cheques', CASE WHEN cheques BETWEEN 1 AND 12 THEN cheques END,
  'hasPermit', coalesce(permit_number, '') <> '',
  'hasFloorPlan', jsonb_array_length(floor_plans) > 0,
  'featured', featured))`;
const AGENT = `jsonb_build_object(
  'licence', coalesce(agent->>'licence', ''),
  'slug', coalesce(nullif(btrim(regexp_replace(lower(agent->>'name'), '[^a-z0-9]+', '-', 'g'), '-'), ''),
    lower(btrim(agent->>'name')), ''),
  'name', coalesce(agent->>'name', ''))`;

/** The most digits of a 32-bit number. */
const MOST_DIGITS = 6;

/**
 * A number in base 63, its lowest digit first, in the characters 64 to 126 and the last digit in 1 to 63. ASCII takes
 * the least time from an aggregate to a number in JavaScript.
 */
function digits(number: string, least = 1): string {
  const rest = `(${number}) / 63`;
  const more = `chr((64 + (${number}) % 63)::integer) || ${least < MOST_DIGITS ? digits(rest, least + 1) : `chr((1 + ${rest})::integer)`}`;
  return `CASE WHEN (${number}) < 63 THEN chr((1 + (${number}))::integer) ELSE ${more} END`;
}

/**
 * SQL that stores the live listings among the rows of `source`. The codes are the price plus one (0 for none), the ids
 * of the place, the profile, the developer and the agent, the number of amenities, and their ids.
 */
export const storeFrom = (source: string, onConflict = 'replace'): string => `
  WITH live AS MATERIALIZED (
    SELECT id, ad_type, price,
           ARRAY[${PLACE}, ${PROFILE}, to_jsonb(coalesce(developer, '')), ${AGENT}]
             || ARRAY(SELECT DISTINCT jsonb_array_elements(amenities)) AS its
    FROM ${source} AS listing WHERE withdrawn_at IS NULL
  ), used AS MATERIALIZED (
    SELECT DISTINCT unnest(its) AS value FROM live
  ), added AS (
    INSERT INTO search_value (value)
    SELECT value FROM used WHERE NOT EXISTS (SELECT FROM search_value AS known WHERE known.value = used.value)
    RETURNING id, value
  ), named AS (
    SELECT value, min(search_value.id) AS code FROM used JOIN search_value USING (value) GROUP BY value
    UNION ALL SELECT value, id FROM added
  ), coded AS MATERIALIZED (
    SELECT value, code, ${digits('code')} AS digits FROM named
  )
  INSERT INTO search_listing (id, ad_type, place, profile, price, codes)
  SELECT id, ad_type, min(code) FILTER (WHERE at = 1), min(code) FILTER (WHERE at = 2), price,
         (${digits('coalesce(price::bigint + 1, 0)')}) || string_agg(digits, '' ORDER BY at) FILTER (WHERE at <= 4)
           || (${digits('count(*) - 4')})
           || coalesce(string_agg(digits, '') FILTER (WHERE at > 4), '')
  FROM live CROSS JOIN LATERAL unnest(its) WITH ORDINALITY AS each (value, at) JOIN coded USING (value)
  GROUP BY id, ad_type, price
  ON CONFLICT (id) DO ${
    onConflict === 'replace'
      ? `UPDATE SET ad_type = excluded.ad_type, place = excluded.place, profile = excluded.profile,
      price = excluded.price, codes = excluded.codes`
      : 'NOTHING'
  }`;
