export default {
  search: 'Search the questions',
  placeholder: 'Try “deposit”',
  found: '{count, plural, one {# question} other {# questions}}',
  noneHelp: 'No question mentions “{search}”. Ask us instead: we’ll reply within one working day.',
} as const;
