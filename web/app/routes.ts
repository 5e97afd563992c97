import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** A section of the backend at its own address, and at the one that its settings have had all along. */
const section = (path: string, settings: string, file: string) =>
  [path, settings].map((at) => route(at, `routes/admin/${file}`, { id: `admin ${at}` }));

export default [
  index('routes/public/home.tsx'),
  route('buy', 'routes/public/buy.tsx'),
  route('rent', 'routes/public/rent.tsx'),
  route('new_development_properties', 'routes/public/developments.tsx'),
  route('mortgageservices', 'routes/public/mortgage.tsx'),
  route('faqs', 'routes/public/faqs.tsx'),
  route('meetmyteam', 'routes/public/team.tsx'),
  route('testimonials', 'routes/public/testimonials.tsx'),
  route('blog', 'routes/public/blog.tsx'),
  route('blog/:slug', 'routes/public/blog-post.tsx'),
  route('aboutus', 'routes/public/about.tsx'),
  route('sell', 'routes/public/sell.tsx'),
  route('subscribeus', 'routes/public/subscribeus.tsx'),
  route('thanks', 'routes/public/thanks.tsx'),
  route('thankyou', 'routes/public/thankyou.tsx'),
  route('forms/:form', 'routes/public/form.tsx'),
  route('forms/:form/answer', 'routes/public/form-answer.ts'),
  route('favourites', 'routes/public/favourites.tsx'),
  route('singleproperty', 'routes/public/single-property.tsx'),
  route('preview/:token', 'routes/public/preview.tsx'),
  route('password/:token', 'routes/admin/password.tsx'),
  layout('routes/admin/frame.tsx', [
    route('backend', 'routes/admin/dashboard.tsx'),
    route('backend/leads', 'routes/admin/leads.tsx'),
    route('backend/members', 'routes/admin/members.tsx'),
    route('backend/audit', 'routes/admin/audit.tsx'),
    route('backend/account', 'routes/admin/account.tsx'),
    route('backend/developments', 'routes/admin/developments.tsx'),
    route('newedit', 'routes/admin/developments.tsx', { id: 'newedit' }),
    route('backend/developments/new', 'routes/admin/new-development.tsx'),
    route('backend/developments/:id', 'routes/admin/development.tsx'),
    route('backend/properties', 'routes/admin/properties.tsx'),
    route('backend/properties/:pagelink', 'routes/admin/property.tsx'),
    route('backend/feed', 'routes/admin/feed.tsx'),
    route('test', 'routes/admin/component-page.tsx'),
    ...section('backend/faq', 'faqsetting', 'faq.tsx'),
    ...section('backend/testimonials', 'testimonialsetting', 'testimonials.tsx'),
    ...section('backend/team', 'teamsetting', 'team.tsx'),
    ...section('backend/blogs', 'blogsetting', 'blogs.tsx'),
    ...section('backend/home', 'Edithome', 'home.tsx'),
    ...section('backend/mortgage', 'Editmortagage', 'mortgage.tsx'),
  ]),
  // The last resorts: a listing, a development, a custom page or (unknown) the 404 page.
  route(':pagelink', 'routes/public/pagelink.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
