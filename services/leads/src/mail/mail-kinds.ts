import { MAIL_KINDS, type MailKind } from '@manzil/contracts/leads/mail';
import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { Language } from '@manzil/contracts/site-language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Refusal } from './admit-visitor-mail.js';
import type { MailClass } from './mail-classes.js';
import type { MailLane } from './mail-lanes.js';
import type { Cancelled, ComposedMail, Postponed } from './mail-server.js';
import type { MailEntity } from './mail.entity.js';

/** Input of a feature that composes a mail at the time of sending. */
export interface MailContext {
  siteUrl: string;
  /** The token that is stored with the mail until it is sent. */
  secret: string | null;
  /** Counts the mail towards its limits, or returns why it must not be sent; for the classes `anyone` and `rights`. */
  admit: () => Promise<Refusal | undefined>;
}

interface PreviewContext {
  siteUrl: string;
  /** Target of all links in the mail; a page of the site without side effects. */
  sampleUrl: string;
  /** Language of mail to visitors; mail to staff is in English. */
  language: Language;
}

interface Registration<Kind, SendContext, SampleContext> {
  kind: Kind;
  class: MailClass;
  lane: MailLane;
  compose(mail: MailEntity, context: SendContext): Promise<ComposedMail | Cancelled | Postponed>;
  /** Composes the mail from sample data. */
  preview(context: SampleContext): ComposedMail;
}

/** A mail whose texts admins can edit. */
export interface EditableMail extends Registration<
  EditableMailKind,
  MailContext & { readTexts: (language: Language) => Promise<MailTexts> },
  PreviewContext & { texts: MailTexts }
> {
  /** The standard texts, with placeholders. */
  texts: Readonly<Record<Language, MailTexts>>;
}

/** A mail whose texts are fixed. */
export interface FixedMail extends Registration<
  Exclude<MailKind, EditableMailKind>,
  MailContext,
  PreviewContext
> {
  texts?: undefined;
}

export type RegisteredMail = EditableMail | FixedMail;

export const isEditable = (mail: RegisteredMail): mail is EditableMail => mail.texts !== undefined;

/**
 * The kinds of mail, which features register in the constructors of their providers: each is there when the first
 * request or job runs. The process does not start when one is not registered, or registered twice.
 */
@Injectable()
export class MailKinds implements OnModuleInit {
  private readonly registered = new Map<MailKind, RegisteredMail>();

  register(...mails: readonly RegisteredMail[]): void {
    for (const mail of mails) {
      if (this.registered.has(mail.kind)) throw new Error(`The mail ${mail.kind} is registered twice`);
      this.registered.set(mail.kind, mail);
    }
  }

  onModuleInit(): void {
    const missing = MAIL_KINDS.filter((kind) => !this.registered.has(kind));
    if (missing.length > 0) throw new Error(`No feature has registered the mail ${missing.join(', ')}`);
  }

  of(kind: MailKind): RegisteredMail {
    const mail = this.registered.get(kind);
    if (mail === undefined) throw new Error(`No feature has registered the mail ${kind}`);
    return mail;
  }

  editable(kind: EditableMailKind): EditableMail {
    const mail = this.of(kind);
    if (!isEditable(mail)) throw new Error(`The texts of the mail ${kind} cannot be changed`);
    return mail;
  }

  /** Returns all kinds that share the limits of `kind`. */
  ofClassOf(kind: MailKind): MailKind[] {
    return MAIL_KINDS.filter((each) => this.of(each).class === this.of(kind).class);
  }

  ofLane(lane: MailLane): MailKind[] {
    return MAIL_KINDS.filter((each) => this.of(each).lane === lane);
  }
}
