import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';
import type { BinItem } from '@manzil/contracts/http/bin';
import { FILE_RESTORE_DAYS } from '@manzil/contracts/media/library';

type Kind = BinItem['kind'];

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  page: 'Page',
  'blog-post': 'Post',
  development: 'New development',
  faq: 'Question',
  'team-member': 'Team member',
  testimonial: 'Testimonial',
  'navigation-item': 'Navigation link',
  file: 'File',
};

export const TEXTS = {
  title: 'Recycle Bin',
  intro: `Deleted items stay here for ${String(RESTORE_DAYS)} days and can be restored with their versions, pictures and address. Files stay for ${String(FILE_RESTORE_DAYS)} days.`,
  caption: 'Deleted entries',
  search: 'Search title, type, address or member',
  kind: 'Kind',
  allKinds: 'All kinds',
  empty: 'The recycle bin is empty.',
  noneOfKind: 'Nothing of this kind is in the recycle bin.',
  columns: { title: 'Title', deleted: 'Deleted', kept: 'Kept until' },
  nobody: 'the system',
  restore: (kind: Kind) => (kind === 'page' ? 'Add Page' : 'Restore'),
  restoreSelected: 'Restore selected',
  purge: 'Delete for good',
  purgeOf: (title: string) => `Delete for good: ${title}`,
  purgeText: (kind: Kind, title: string) =>
    kind === 'file'
      ? `“${title}” will be gone. This cannot be undone.`
      : `“${title}” and all of its versions will be gone. This cannot be undone.`,
  purged: (title: string) => `“${title}” is deleted for good.`,
  restored: (kind: Kind, title: string) =>
    kind === 'page' ? 'Page is added again!' : `“${title}” is restored.`,
  restoredMany: (count: number) => `${String(count)} entries are restored.`,
  refused: (title: string, reason: string) => `“${title}”: ${reason}`,
  undo: 'Undo',
  undone: (title: string) => `“${title}” is in the recycle bin again.`,
  elsewhere: {
    title: 'Another address',
    titleOfProject: 'Another name or address',
    text: (path: string, title: string) =>
      `${path} is already in use. Choose another address for “${title}”.`,
    textOfProject: (title: string) =>
      `The name or the link of “${title}” is already in use. Choose others to restore it.`,
    link: 'Link',
    name: 'Property name',
    reserved: 'This address belongs to a page of the site itself',
    cancel: 'Cancel',
  },
} as const;
