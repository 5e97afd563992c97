import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { AuditChange, AuditEntity } from '@manzil/contracts/audit';
import type { CacheTag } from '@manzil/contracts/cache-tags';
import type { Role } from '@manzil/contracts/gateway/account';
import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import type { Request, Response } from 'express';
import type { Actor, MemberSession, TokenSession } from './caller/caller.js';

/** Authenticates members; accounts implements it. */
export abstract class CallerIdentity {
  /** Returns the session of a request, and renews its cookie when due. */
  abstract identify(request: Request, response: Response): Promise<MemberSession | undefined>;
  /** Returns true when a session is still open and its role is unchanged. */
  abstract isCurrent(session: MemberSession): Promise<boolean>;
  /** Returns true when the member has to set up a second factor before anything else. */
  abstract mustSetUpSecondFactor(session: MemberSession): Promise<boolean>;
  /** Returns the methods by which a member can confirm their identity. */
  abstract confirmationMethods(memberId: string): Promise<(SecondFactorMethod | 'password')[]>;
}

/** Authenticates API tokens; accounts implements it. */
export abstract class TokenIdentity {
  /** Undefined for a token that is not accepted, for any reason; RATE_LIMITED after too many requests. */
  abstract identify(token: string, address: string): Promise<TokenSession | undefined>;
}

/** Decides who may change published content, and when; accounts implements it. */
export abstract class PublishingRights {
  /** True for a role whose members need no approval. */
  abstract mayPublish(role: Role): Promise<boolean>;
  /** True while the agency publishes complete entries only. */
  abstract requiresComplete(): Promise<boolean>;
}

export interface Refusal {
  action: 'access-refused' | 'rate-limited' | 'login-failed';
  /** The route's pattern, for example `GET /api/audit`, because a URL may hold personal data. */
  route: string;
  address: string | null;
  memberId?: string | null;
  username?: string | null;
}

/** Records requests that were refused; accounts implements it with the audit trail. */
export abstract class RefusalLog {
  abstract record(refusal: Refusal): Promise<void>;
}

/** Interface of the response cache for features; the edge implements it. */
export abstract class CacheInvalidation {
  /** Removes every cached response that shows one of the tags. */
  abstract invalidate(tags: readonly CacheTag[]): void;
}

export interface ForwardedForm {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The network address of the visitor. */
  visitor: string;
}

/** Sends forms of pages to web; the edge implements it. */
export abstract class WebForms {
  abstract post(form: ForwardedForm, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Reads the pages of the site as visitors get them; the edge implements it. */
export abstract class SitePages {
  /** Returns the HTTP status of a page, ignoring redirects by staff; rejects while web does not answer. */
  abstract statusOf(path: string): Promise<number>;
}

export interface FollowedRedirect {
  to: string;
  status: 301 | 308;
}

/** Redirects that staff made from paths without a page; the feature of links implements it. */
export abstract class Redirects {
  /** Undefined for a path that is not redirected. Counts a hit. */
  abstract follow(path: string): Promise<FollowedRedirect | undefined>;
}

export interface UpstreamRequest {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  headers: Record<string, string | string[]>;
  body?: Buffer | Readable;
  signal?: AbortSignal;
}

export interface UpstreamResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  /** Read it to its end or destroy it; its connection is not reused before that. */
  body: IncomingMessage;
}

/** The HTTP server of media, because bytes of files never travel over NATS; the edge implements it. */
export abstract class MediaHttp {
  abstract request(request: UpstreamRequest): Promise<UpstreamResponse>;
}

export interface AuditedAct extends Actor {
  action:
    | 'leads-exported'
    | 'leads-imported'
    | 'leads-read-whole'
    | 'subscribers-exported'
    | 'evidence-exported';
  entity: AuditEntity;
  changes?: readonly AuditChange[];
  details: Readonly<Record<string, unknown>>;
}

export interface PastAct {
  at: Date;
  username: string | null;
  changes: readonly AuditChange[];
  details: Readonly<Record<string, unknown>>;
}

/** Interface of the audit trail for features; accounts implements it. */
export abstract class AuditLog {
  /** Records an action of a member that no service records itself. */
  abstract record(act: AuditedAct): Promise<void>;
  /** Returns the latest actions of one kind on one entity, newest first. */
  abstract latest(action: string, entityId: string, limit: number): Promise<PastAct[]>;
}

/** A member with an email address. */
export interface AddressedMember {
  memberId: string;
  address: string;
  /** Other emails by which listings name the member as their adviser. */
  otherAddresses: string[];
}

/** Interface of the members for features; accounts implements it. */
export abstract class MemberDirectory {
  /** Returns true when a member of this name exists, is not disabled, and has a role that works on leads. */
  abstract worksOnLeads(username: string): Promise<boolean>;
  /** Returns the user names of all members who work on leads, sorted. */
  abstract leadWorkers(): Promise<string[]>;
  /** Returns the display names of members, by user name. */
  abstract names(): Promise<Record<string, string>>;
  /** Returns the members who can log in and approve a request of `requester`, who is not among them. */
  abstract approversFor(requester: string): Promise<AddressedMember[]>;
  /** Returns the name of a member for mail, which never names what a member logs in with; empty without a name. */
  abstract mailName(username: string): Promise<string>;
  /** Undefined for a member who cannot log in, and for one without an address. */
  abstract addressed(username: string): Promise<AddressedMember | undefined>;
}
