import { jpegUrl } from '@manzil/contracts/media/variants';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { LeadsConfig } from '../../config.js';
import { MailError, type Cancelled, type MailAttachment } from '../../mail/mail-server.js';
import type { LeadEntryEntity } from '../timeline/lead-entry.entity.js';

/** Media makes the JPEG of a picture at its first request. */
const LIMIT_MS = 30_000;

/** Reads the files of a reply from media when its mail is sent. */
@Injectable()
export class ReadAttachments {
  constructor(@Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'MEDIA_URL'>) {}

  /**
   * Cancelled when a file was deleted meanwhile: without it the text may make no sense.
   * @throws MailError when media does not answer
   */
  async read({
    attachedFiles,
    attachments: names,
  }: Pick<LeadEntryEntity, 'attachedFiles' | 'attachments'>): Promise<MailAttachment[] | Cancelled> {
    const attachments: MailAttachment[] = [];
    for (const [index, file] of attachedFiles.entries()) {
      const filename = names[index] ?? file;
      const attachment = await this.readOne(file, filename);
      if (attachment === undefined)
        return {
          cancelled: `“${filename}” was deleted from the library. Restore it from the recycle bin and send the mail again, or write a new one.`,
        };
      attachments.push(attachment);
    }
    return attachments;
  }

  private async readOne(file: string, filename: string): Promise<MailAttachment | undefined> {
    const url = new URL(jpegUrl(`/uploads/${file}`), this.config.MEDIA_URL);
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
      if (answer.status === 404) return undefined;
      if (answer.ok) {
        const content = Buffer.from(await answer.arrayBuffer());
        const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
        return { filename, contentType, content };
      }
    } catch {
      // The request is repeated with the mail.
    }
    throw new MailError('The attached files could not be read, so the mail has to wait', false);
  }
}
