import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import type { Finding, FindingSeverity } from '@brandroom/domain/content/finding';
import { formatCount } from '@brandroom/domain/format/count';
import { joinList } from '@brandroom/domain/format/list';

/** What the brand check says beside a form; it comes with the panel. */
export const brandCheckMessages = {
  found: (count: number) => formatCount(count, 'finding'),
  /** Spoken when somebody who writes makes a pause. */
  summary: (count: number) =>
    count === 0 ? 'Brand check: nothing to note' : `Brand check: ${formatCount(count, 'finding')}`,
  groups: {
    warning: (count: number) => formatCount(count, 'warning'),
    hint: (count: number) => formatCount(count, 'hint'),
  } satisfies Record<FindingSeverity, (count: number) => string>,
  none: 'Nothing to note.',
  advice: 'What is found here never keeps you from saving.',
  noVoice:
    'This brand keeps no rules, key messages or tones yet. Limits, alt texts and links are checked.',
  hidden: (parts: readonly string[]) =>
    `You may not read this brand’s ${joinList(parts)}: the text is not compared with them.`,
  messages: 'key messages',
  tones: 'tones',
  failed: 'The brand’s rules could not be loaded',
  failedHelp: 'Limits, alt texts and links are checked meanwhile.',
  retry: 'Load the rules again',
  go: ({ field, at }: Pick<Finding, 'field' | 'at'>) =>
    at === null ? `Go to ${writtenFieldLabels[field]}` : `Go to image ${at + 1}`,
  goNamed: (go: string, message: string) => `${go}: ${message}`,
} as const;
