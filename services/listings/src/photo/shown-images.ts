/**
 * What is shown of a listing's `images`, in their order: our copy where media has one, the address itself where
 * not. NULL when there is no copy at all. SQL, over a jsonb array of texts.
 */
export const shownImages = (images: string): string =>
  `(SELECT CASE WHEN count(f.filename) > 0
      THEN jsonb_agg(coalesce('/uploads/' || f.filename, i.url) ORDER BY i.position) END
    FROM jsonb_array_elements_text(${images}) WITH ORDINALITY AS i(url, position)
    LEFT JOIN fetched_photo f ON f.url = i.url)`;

/** Photos and floor plans of the `property` row `alias`, as a jsonb array. SQL. */
export const picturesOf = (alias: string): string => `(${alias}.images || ${alias}.floor_plans)`;

/** Those of `images` that are elsewhere, each once, as a jsonb array. Documents stay where they are. SQL. */
export const imagesElsewhere = (images: string): string =>
  `(SELECT coalesce(jsonb_agg(DISTINCT i.url), '[]') FROM jsonb_array_elements_text(${images}) AS i(url)
    WHERE i.url ~ '^https?://' AND i.url !~* '\\.pdf([?#]|$)')`;

/** That one of them is. SQL. */
export const hasImagesElsewhere = (images: string): string =>
  `jsonb_path_exists(${images}, '$[*] ? (@ like_regex "^https?://")')`;
