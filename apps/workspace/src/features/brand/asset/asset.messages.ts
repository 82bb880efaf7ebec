// The common strings of the pages for a brand's fonts, tones, messages and rules.
import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string that these pages share. */
export const assetMessages = {
  actions: {
    open: (name: string) => `Actions for ${name}`,
    edit: 'Edit…',
    moveUp: 'Move up',
    moveDown: 'Move down',
    atEnd: { up: 'Already first', down: 'Already last' },
    delete: 'Delete',
    deleteAsking: 'Delete…',
  },
  form: {
    add: 'Add',
    save: 'Save changes',
    saving: 'Saving…',
  },
  tryIt: {
    title: 'Try it',
    type: 'Check as',
    types: { social: 'Social Media', blog: 'Blog', email: 'Email' },
    text: 'Text to check',
    help: 'The brand check runs while you type. The text isn’t saved.',
    blank: 'Findings will appear here.',
    loading: 'Loading the brand’s rules…',
    none: 'No issues found.',
    results: 'Findings',
    severities: { warning: 'Warning', hint: 'Hint' },
    finding: (severity: string, message: string) => `${severity}: ${message}`,
    summary: (count: number) =>
      count === 0
        ? 'Brand check: no issues found'
        : `Brand check: ${formatCount(count, 'finding')}`,
    failed: 'The brand’s rules could not be loaded',
    retry: 'Load the rules again',
  },
  examples: {
    label: 'Examples',
    item: 'Example',
    add: 'Add Example',
    numbered: (position: number) => `Example ${position}`,
  },
  changes: {
    added: (name: string) => `${name} added`,
    saved: (name: string) => `${name} saved`,
    moved: (name: string, position: number, count: number) =>
      `${name} moved to position ${position} of ${count}`,
    deleted: (name: string) => `${name} deleted`,
    restored: (name: string) => `${name} restored`,
    notRestored: (name: string) => `${name} was not restored`,
    notDeleted: (name: string) => `${name} was not deleted`,
    movedBack: (name: string) => `${name} moved back`,
    notMoved: (name: string) => `${name} was not moved`,
  },
  /** A long name, shortened for a toast or a menu. */
} as const;
