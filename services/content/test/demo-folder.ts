import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONTENT = {
  'documents.json': {
    homepagedb: { sec1heading: 'A home that fits' },
    buypagedb: { sec1heading: 'For sale' },
  },
  'navigation.json': {
    items: [
      { title: 'Buy', url: '/buy', openInNewWindow: false },
      { title: 'Holiday homes', url: 'https://example.com/', openInNewWindow: true },
    ],
    style: {
      headerBackgroundColor: '#ffffff',
      navColor: '',
      navFontSize: '',
      logo: '/uploads/demo-logo.png',
      buttonBackgroundColor: '',
      buttonTextColor: '',
      buttonFontSize: '',
      buttonText: 'List Your Property',
    },
  },
  'footer.json': {
    about: 'An agency.',
    address: 'Dubai Marina',
    phone: '+971 4 000 0000',
    email: 'hello@example.com',
    licence: 'ORN 12345',
    columns: [{ heading: 'Explore', links: [{ title: 'Buy', url: '/buy' }] }],
    social: [{ network: 'instagram', url: 'https://example.com/manzil' }],
    copyright: '© Manzil',
  },
  'faqs.json': [
    { question: 'Which first?', answer: 'This.' },
    { question: 'And then?', answer: 'That.' },
  ],
  'blog-posts.json': [
    { title: 'Older', slug: 'older', excerpt: '', content: '<p>o</p>', image: null, date: '2026-01-02' },
    {
      title: 'Newer',
      slug: 'newer',
      excerpt: '',
      content: '<p>n</p>',
      image: '/uploads/demo-a.webp',
      date: '2026-03-04',
    },
    { title: 'Oldest', slug: 'oldest', excerpt: '', content: '<p>x</p>', image: null, date: '2025-12-31' },
  ],
  'team-members.json': [{ name: 'Noor', designation: 'Broker', photo: '/uploads/demo-avatar-01.png' }],
  'translations/ar.json': { Buy: 'شراء', Broker: 'وسيط عقاري', 'Which first?': 'أيهما أولاً؟' },
  'testimonials.json': [{ name: 'Omar', review: 'Kind and quick.', stars: 5 }],
};

export type DemoFile = keyof typeof CONTENT;

export interface DemoFolder {
  path: string;
  remove(): Promise<void>;
}

/** Creates a small demo folder; `changes` replace whole files. */
export async function demoFolder(changes: Partial<Record<DemoFile, unknown>> = {}): Promise<DemoFolder> {
  const path = await mkdtemp(join(tmpdir(), 'manzil-demo-'));
  await mkdir(join(path, 'content', 'translations'), { recursive: true });
  for (const [file, value] of Object.entries({ ...CONTENT, ...changes })) {
    await writeFile(join(path, 'content', file), JSON.stringify(value));
  }
  return { path, remove: () => rm(path, { recursive: true }) };
}
