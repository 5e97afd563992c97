/**
 * Returns the query of a search form: without empty fields and defaults, and with the two entries of the type
 * list that are no types under their own name.
 */
export function formParams(form: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || (name === 'sort' && text === 'newest')) continue;
    if (name === 'type' && text === 'Featured') params.set('featured', 'true');
    else if (name === 'type' && text === 'Non Featured') params.set('featured', 'false');
    else params.append(name, text);
  }
  return params;
}
