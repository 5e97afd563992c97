export const TAG_LABELS = {
  title: 'Tags',
  filter: 'Tag',
  any: 'Any tag',
  add: 'Add tag',
  field: 'New tag',
  bulkField: 'Tag for the selected leads',
  remove: (tag: string) => `Remove tag ${tag}`,
  added: (tags: readonly string[]) => `Tagged: ${tags.join(', ')}`,
  removed: (tag: string) => `Tag removed: ${tag}`,
} as const;
