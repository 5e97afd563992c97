import { listReplyFiles } from '@manzil/contracts/http/lead-replies';
import {
  ATTACHMENT_LIMITS,
  isAttachable,
  totalSize,
  type ReplyFile,
} from '@manzil/contracts/leads/reply-file';
import { listAdvisedListings, type AdvisedListing } from '@manzil/contracts/listings/advised-listing';
import { getDevelopment } from '@manzil/contracts/listings/development-rpc';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { getAssets } from '@manzil/contracts/media/rpc';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { LeadEntity } from '../../record/lead.entity.js';
import { requireLead } from '../../record/lead.repository.js';
import { People } from '../../record/people.js';
import { seesAll } from '../../record/visible-leads.js';

type Request = z.output<typeof listReplyFiles.request>;
type Member = Request['asMember'];

/** Files that are offered of one listing. */
const MOST_FILES = 200;

/** Finds the files that members attach to replies, and checks those of a reply. */
@Injectable()
export class ReplyFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  @HandleRpc(listReplyFiles)
  async list({ leadId, listing, asMember }: Request): Promise<{ files: ReplyFile[] }> {
    const lead = await requireLead(this.dataSource.manager, leadId, asMember);
    const names =
      listing === undefined ? await this.namesOfLead(lead) : await this.namesOfOwn(listing, asMember);
    return { files: (await this.read(names)).filter(isAttachable) };
  }

  /** @throws VALIDATION_FAILED that names the attachment */
  async require(lead: LeadEntity, names: readonly string[], asMember: Member): Promise<ReplyFile[]> {
    if (!seesAll(asMember)) {
      const allowed = await this.namesForAgent(lead, asMember);
      const refused = names.findIndex((name) => !allowed.has(name));
      if (refused >= 0)
        throw invalid(
          `attachments.${String(refused)}`,
          'You can only attach files of this lead’s listing and of your own listings',
        );
    }
    const files = await this.read(names);
    const missing = names.findIndex((name) => !files.some(({ filename }) => filename === name));
    if (missing >= 0)
      throw invalid(`attachments.${String(missing)}`, 'This file is no longer in the library. Remove it.');
    const unsuitable = files.findIndex((file) => !isAttachable(file));
    if (unsuitable >= 0)
      throw invalid(`attachments.${String(unsuitable)}`, 'Only pictures and PDFs can be attached');
    if (totalSize(files) > ATTACHMENT_LIMITS.bytes)
      throw invalid(
        'attachments',
        `The files have more than ${String(ATTACHMENT_LIMITS.bytes / 1_000_000)} MB together`,
      );
    return files;
  }

  private async read(names: readonly string[]): Promise<ReplyFile[]> {
    if (names.length === 0) return [];
    const { items } = await this.rpc.request(getAssets, { filenames: names.slice(0, MOST_FILES) });
    const found = new Map(items.map((asset) => [asset.filename, asset]));
    return names.flatMap((name) => found.get(name) ?? []);
  }

  private async namesForAgent(lead: LeadEntity, asMember: Member): Promise<Set<string>> {
    const [ofLead, own] = await Promise.all([this.namesOfLead(lead), this.ownListings(asMember)]);
    return new Set([...ofLead, ...own.flatMap(uploadsOf)]);
  }

  /** Documents first; none for a listing or project that is not on the site any more. */
  private async namesOfLead({ listing }: Pick<LeadEntity, 'listing'>): Promise<string[]> {
    if (listing === null) return [];
    const { pagelink } = listing;
    const home = await unlessNotFound(this.rpc.request(getProperty, { pagelink }));
    if (home !== undefined) return home.withdrawnAt === null ? uploadsOf(home) : [];
    const project = await unlessNotFound(this.rpc.request(getDevelopment, { pagelink }));
    if (project?.development.live !== true) return [];
    const { brochure, floorPlan, bannerImage } = project.development;
    return uploadsIn(brochure, floorPlan, bannerImage, ...project.images.map(({ url }) => url));
  }

  private async namesOfOwn(id: number, asMember: Member): Promise<string[]> {
    const own = (await this.ownListings(asMember)).find((each) => each.id === id);
    if (own === undefined) throw new DomainError('NOT_FOUND', 'There is no such listing of yours');
    return uploadsOf(own);
  }

  /** The listings that name the member as their adviser. */
  private async ownListings({ username }: Member): Promise<AdvisedListing[]> {
    const people = await People.read(this.dataSource.manager);
    const [adviserEmail, ...otherEmails] = people.addressesOf(username);
    if (adviserEmail === undefined) return [];
    return (await this.rpc.request(listAdvisedListings, { adviserEmail, otherEmails })).listings;
  }
}

const uploadsOf = ({ images, floorPlans }: Pick<AdvisedListing, 'images' | 'floorPlans'>): string[] =>
  uploadsIn(...floorPlans, ...images);

async function unlessNotFound<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

const invalid = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
