import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { RoutedHome } from './routed-home.js';
import { DisabledMembersEntity, type Person } from './disabled-members.entity.js';

/** Compares names and addresses. */
export const isSameIgnoringCase = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** User names in lower case. */
export type DisabledMembers = ReadonlySet<string>;

export const isDisabled = (disabled: DisabledMembers, username: string): boolean =>
  disabled.has(username.toLowerCase());

/**
 * Names and email addresses of members. Until the gateway has listed the members, a user name that is an email address
 * is used for mail.
 */
export class People {
  /** @param disabled members who get no leads; none until the gateway has listed the members */
  constructor(
    private readonly people: readonly Person[],
    readonly disabled: DisabledMembers = new Set(),
  ) {}

  static async read(manager: EntityManager): Promise<People> {
    const stored = await manager.findOneBy(DisabledMembersEntity, { single: true });
    const disabled = stored?.usernames.map((username) => username.toLowerCase());
    return new People(stored?.people ?? [], new Set(disabled));
  }

  /** Empty for a member without a name. */
  nameOf(username: string): string {
    return this.find(username)?.name ?? '';
  }

  /** Null for a member who is not mailed. */
  emailOf(username: string): string | null {
    const person = this.find(username);
    if (person !== undefined) return person.email;
    return z.email().safeParse(username).success ? username : null;
  }

  /** The address of a member, then those by which feeds name them; empty for a member who is not mailed. */
  addressesOf(username: string): string[] {
    const email = this.emailOf(username);
    return email === null ? [] : [email, ...(this.find(username)?.addresses ?? [])];
  }

  /** Returns the user name of the member with this address, now or in feeds, or the address itself if no member has it. */
  withEmail(email: string): string {
    return this.findByEmail(email)?.username ?? email;
  }

  /** True for the address of a member, now or in feeds. */
  isOfMember(email: string): boolean {
    return this.findByEmail(email) !== undefined;
  }

  /**
   * How files and webhooks name a member: by name, or by email where others have the name. User names are for logging
   * in, so they leave the backend for no member.
   */
  shownOutside(username: string): string {
    const { name = '' } = this.find(username) ?? {};
    const isOnly = this.people.filter((person) => isSameIgnoringCase(person.name, name)).length === 1;
    return (isOnly && name) || this.emailOf(username) || name || 'A colleague';
  }

  /** Returns the user name of the only member that a file names by user name, email or name, or the text itself. */
  fromFile(text: string): string {
    if (text === '') return text;
    const username = this.find(text)?.username ?? this.withEmail(text);
    if (username !== text) return username;
    const [person, ...others] = this.people.filter(({ name }) => isSameIgnoringCase(name, text));
    return (others.length === 0 && person?.username) || text;
  }

  /** Returns a home with the user name of its adviser in place of their address, as rules name members. */
  withAdviser(home: RoutedHome | null): RoutedHome | null {
    return home?.adviser == null ? home : { ...home, adviser: this.withEmail(home.adviser) };
  }

  private findByEmail(email: string): Person | undefined {
    const current = this.people.find((person) => isSameIgnoringCase(person.email ?? '', email));
    return (
      current ?? this.people.find(({ addresses }) => addresses?.some((one) => isSameIgnoringCase(one, email)))
    );
  }

  private find(username: string): Person | undefined {
    return this.people.find((person) => isSameIgnoringCase(person.username, username));
  }
}
