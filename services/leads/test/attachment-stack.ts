import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listAdvisedListings } from '@manzil/contracts/listings/advised-listing';
import { getDevelopment } from '@manzil/contracts/listings/development-rpc';
import type { Asset } from '@manzil/contracts/media/asset';
import { freePort } from '@manzil/local-servers/ports';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { storeDisabledMembers } from '../src/pipeline/routing/store-disabled-members.js';
import { startMediaLibrary, type MediaLibrary } from './media-library.js';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings } from './stub-listings.js';

const SAMPLES = new URL('../../../packages/contracts/samples/', import.meta.url);
const PICTURES = new URL('../../../demo/media/', import.meta.url);
const LARGE = 6 * 1024 * 1024;

const sampleOf = async (subject: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`${subject}.response.json`, SAMPLES), 'utf8'));
const pathOf = ({ filename }: Asset): string => `/uploads/${filename}`;

export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)]);

export interface AttachmentStack {
  smtp: TestSmtp;
  leads: RunningLeads;
  media: MediaLibrary;
  mediaUrl: string;
  /** `photo` and `plan` are of HOME, `brochure` of the project `palm-vista`, the own ones of the agent omar. */
  files: Record<'photo' | 'plan' | 'brochure' | 'own' | 'ownPlan' | 'large' | 'other', Asset>;
  /** The listing of the agent omar. */
  ownId: number;
  stop(): Promise<void>;
}

/** Leads with a mail server, and media with files of the listings that a stand-in answers for. */
export async function startAttachmentStack(): Promise<AttachmentStack> {
  const mediaUrl = `http://127.0.0.1:${String(await freePort())}`;
  const smtp = await startSmtp();
  const leads = await startLeads({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@agency.example',
    MEDIA_URL: mediaUrl,
  });
  const media = await startMediaLibrary(leads.natsUrl, mediaUrl);
  const picture = (name: string): Promise<Buffer> => readFile(new URL(name, PICTURES));
  const files = {
    photo: await media.upload('image', await picture('tower-01.webp'), 'برج المارينا.png'),
    plan: await media.upload('document', pdfOf(300), 'Grundriß – 2. Etage.PDF'),
    brochure: await media.upload('document', pdfOf(400), 'Brochure.pdf'),
    own: await media.upload('image', await picture('living-03.webp'), 'living.jpg'),
    ownPlan: await media.upload('document', pdfOf(500), 'plan'),
    large: await media.upload('document', pdfOf(LARGE), 'Large.pdf'),
    other: await media.upload('document', pdfOf(LARGE), 'Other.pdf'),
  };
  const project = getDevelopment.response.parse(await sampleOf(getDevelopment.subject));
  Object.assign(project.development, {
    live: true,
    pagelink: 'palm-vista',
    brochure: pathOf(files.brochure),
    floorPlan: null,
    bannerImage: pathOf(files.photo),
  });
  const [own] = listAdvisedListings.response.parse(await sampleOf(listAdvisedListings.subject)).listings;
  if (own === undefined) throw new Error('The sample has no listing');
  const listings = await startStubListings(
    leads.natsUrl,
    {
      ...HOME,
      images: ['https://feed.example/1.jpg', pathOf(files.photo)],
      floorPlans: [pathOf(files.plan)],
    },
    {
      project: { ...project, images: [] },
      advised: {
        'omar@agency.example': [{ ...own, images: [pathOf(files.own)], floorPlans: [pathOf(files.ownPlan)] }],
      },
    },
  );
  const people = [
    { username: 'sara', name: 'Sara Khan', email: 'sara@agency.example' },
    { username: 'omar', name: 'Omar Said', email: 'omar@agency.example' },
  ];
  const at = new Date().toISOString();
  await storeDisabledMembers(leads.dataSource.manager, { usernames: [], people, at });
  return {
    smtp,
    leads,
    media,
    mediaUrl,
    files,
    ownId: own.id,
    stop: async () => {
      await listings.stop();
      await media.stop();
      await leads.stop();
      await smtp.stop();
    },
  };
}
