/**
 * SQL that resolves a jsonb array of image URLs, in order: our copy where media has one, else the source URL; what
 * media has found to be no photo is left out. NULL when media has reported none of them.
 */
export const resolvedImages = (images: string): string =>
  `(SELECT CASE WHEN count(f.filename) > 0 OR bool_or(f.is_no_photo)
      THEN coalesce(jsonb_agg(coalesce('/uploads/' || f.filename, i.url) ORDER BY i.position)
        FILTER (WHERE f.is_no_photo IS NOT TRUE), '[]') END
    FROM jsonb_array_elements_text(${images}) WITH ORDINALITY AS i(url, position)
    LEFT JOIN fetched_photo f ON f.url = i.url)`;

/**
 * SQL of the photos and floor plans of the `property` row `alias`, as a jsonb array. Includes the feed's pictures while
 * staff have locked others, so that an unlocked listing shows them at once.
 */
export const picturesOf = (alias: string): string =>
  `(${alias}.images || ${alias}.floor_plans || coalesce(${alias}.feed_values->'images', '[]')
    || coalesce(${alias}.feed_values->'floor_plans', '[]'))`;

/** SQL of the remote URLs among `images`, each once, as a jsonb array; PDF documents are left out. */
export const remoteImages = (images: string): string =>
  `(SELECT coalesce(jsonb_agg(DISTINCT i.url), '[]') FROM jsonb_array_elements_text(${images}) AS i(url)
    WHERE i.url ~ '^https?://' AND i.url !~* '\\.pdf([?#]|$)')`;

/** SQL that is true when any of `images` is remote. */
export const hasRemoteImages = (images: string): string =>
  `jsonb_path_exists(${images}, '$[*] ? (@ like_regex "^https?://")')`;
