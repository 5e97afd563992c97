import { z } from 'zod';
import { roleSchema } from './account.js';

export const USERNAME_MAX = 100;

/** Alphabets with look-alike letters. */
const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** False for a text that mixes these scripts, in which a Cyrillic letter could pass for a Latin one. */
const isOfOneAlphabet = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return LOOK_ALIKES.every((alphabet) => new Set(letters.map((letter) => alphabet.test(letter))).size < 2);
};
const MIXED_ALPHABETS = 'Use letters of one alphabet only, such as Latin or Arabic.';

/** Usernames of new members; unique, ignoring case and letter width. */
export const usernameSchema = z
  .string('Please enter a username.')
  .normalize('NFKC')
  .trim()
  .min(3, 'Use at least 3 characters.')
  .max(USERNAME_MAX, `Use at most ${USERNAME_MAX} characters.`)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._@+-]*$/u, 'Use letters, digits and . _ @ + - only.')
  .refine(isOfOneAlphabet, MIXED_ALPHABETS);

/** Display name for colleagues and visitors. */
const personName = z
  .string()
  .normalize('NFKC')
  .trim()
  .max(USERNAME_MAX, `Use at most ${USERNAME_MAX} characters.`)
  .regex(/^[^\p{C}]*$/u, 'Write the name in one line.')
  .refine(isOfOneAlphabet, MIXED_ALPHABETS);
/** Email address of the member, by which feeds also identify an adviser; empty if there is none. */
const memberEmail = z
  .string()
  .trim()
  .max(USERNAME_MAX, `Use at most ${USERNAME_MAX} characters.`)
  .pipe(
    z.union(
      [z.literal(''), z.email('Please enter a valid email address.')],
      'Please enter a valid email address.',
    ),
  );

export const memberSchema = z.object({
  id: z.uuid(),
  /** Permanent key of the member in leads, viewings and rules. */
  username: z.string(),
  /** Name for logging in. Missing when the previous release answers. */
  loginName: z.string().optional(),
  name: z.string().default(''),
  email: z.string().nullable().default(null),
  role: roleSchema,
  /** `invited`: no password set yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  username: usernameSchema,
  role: roleSchema,
  name: personName.default(''),
  /** Absent: the username, if it is an email address. */
  email: memberEmail.optional(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const memberChangeSchema = z
  .object({
    role: roleSchema.optional(),
    disabled: z.boolean().optional(),
    name: personName.optional(),
    email: memberEmail.optional(),
    loginName: usernameSchema.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, {
    error: 'Say what to change: role, disabled, name, email or loginName',
  });
export type MemberChange = z.infer<typeof memberChangeSchema>;

export const LINK_PURPOSES = ['invite', 'reset'] as const;

/** A single-use link to choose a password. The token is returned once, because only its hash is stored. */
export const singleUseLinkSchema = z.object({
  token: z.string(),
  purpose: z.enum(LINK_PURPOSES),
  expiresAt: z.iso.datetime(),
});
export type SingleUseLink = z.infer<typeof singleUseLinkSchema>;

/**
 * Outcome of mailing a link to its member: `mailed`, or not, because there is no mail server, because the
 * member has no email address, or because it `failed`.
 */
export const LINK_DELIVERIES = ['mailed', 'no-server', 'no-address', 'failed'] as const;
export const linkDeliverySchema = z.enum(LINK_DELIVERIES);
export type LinkDelivery = z.infer<typeof linkDeliverySchema>;

/** The details of a link that its holder may see. */
export const linkTargetSchema = z.object({
  username: z.string(),
  purpose: z.enum(LINK_PURPOSES),
  expiresAt: z.iso.datetime(),
});
export type LinkTarget = z.infer<typeof linkTargetSchema>;

const ownEmail = z
  .string('Please enter your email address.')
  .trim()
  .max(USERNAME_MAX, `Use at most ${USERNAME_MAX} characters.`)
  .pipe(z.email('Please enter a valid email address.'));

/** Request of a member who forgot their password, by email address. */
export const passwordLinkRequestSchema = z.object({ email: ownEmail });

/** The name and email that a member enters at the first login. */
export const ownDetailsSchema = z.object({
  name: personName.refine((name) => name !== '', 'Please enter your name.'),
  email: ownEmail,
});
export type OwnDetails = z.infer<typeof ownDetailsSchema>;

/** `passwordFault` checks the password itself; this only limits the input. */
const typedPasswordSchema = z.string('Please enter a password.').max(1_000, 'Use at most 200 characters.');

export const choosePasswordSchema = z.object({ password: typedPasswordSchema });
export const changePasswordSchema = z.object({ current: typedPasswordSchema, next: typedPasswordSchema });
export type PasswordChange = z.infer<typeof changePasswordSchema>;

/** A session of the calling member. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** True for the session of this request. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
