import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';

/** Every visible string of restoring an earlier version (docs/decisions/0014-restore-as-draft.md). */
export const restoreMessages = {
  question: (version: number, at: string) => `Restore version ${version} of ${at} as draft?`,
  confirm: 'Restore as draft',
  becomesDraft: (title: string, status: ContentStatus) => {
    const back = `“${title}” gets back the words of this version`;
    if (status === 'draft') return `${back}. What it says now stays in the history.`;
    const lost =
      status === 'pending' ? 'it leaves the review' : 'the approval of what it says now is lost';
    const unscheduled = status === 'scheduled' ? ' It does not go out at its time.' : '';
    return `${back} and becomes a draft: ${lost}.${unscheduled} What it says now stays in the history.`;
  },
  becomesCopy: (title: string, status: ContentStatus) =>
    `“${title}” stays ${contentStatusLabels[status].toLowerCase()} as it is. The words of this version become a copy, which is a draft.`,
  restored: (title: string, version: number) => `“${title}” is a draft with version ${version}`,
  copied: (title: string) => `“${title}” is a new draft`,
  same: (title: string) => `“${title}” says this already`,
  undone: (title: string) => `“${title}” says again what it said before`,
  staysDraft: 'It stays a draft.',
  undo: 'Undo',
} as const;
