import { redirect } from 'react-router';
import { absentLanguages, failure, type LoaderCall } from '../../../shared/lib/api-call.server';
import { loadPosts } from '../../../shared/lib/api.server';
import { respond } from '../../../shared/lib/respond.server';
import { blogHref, type BlogPart } from './blog-part';

const POSTS_A_PAGE = 12;
const LAST_PAGE = 10_000;

const IS_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One page of the blog, or of one category, author or tag. A page beyond the last redirects to the last. */
export async function loadBlog(call: LoaderCall, part: BlogPart) {
  if (part.by !== 'all' && !IS_SLUG.test(part.slug)) throw failure(call, 404);
  const page = pageOf(call.request);
  const answer = await loadPosts(call, {
    ...(part.by !== 'all' && { [part.by]: part.slug }),
    limit: POSTS_A_PAGE,
    offset: (page - 1) * POSTS_A_PAGE,
  });
  const { posts, total, categories, tags, chosen, terms } = answer;
  if (part.by !== 'all' && chosen === null) throw failure(call, 404);
  const pageCount = Math.max(1, Math.ceil(total / POSTS_A_PAGE));
  if (page > pageCount) return redirect(blogHref(part, pageCount));
  const absentIn = absentLanguages(call);
  return respond({ part, posts, categories, tags, chosen, terms, page, pageCount, absentIn });
}

/** Returns the page of the URL; an invalid page number is treated as the first. */
function pageOf(request: Request): number {
  const given = new URL(request.url).searchParams.get('page') ?? '';
  const page = /^\d{1,6}$/.test(given) ? Number(given) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

export type Blog = Exclude<Awaited<ReturnType<typeof loadBlog>>, Response>['data'];
