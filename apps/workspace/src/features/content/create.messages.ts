import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';

/** The words of the create screen (spec section 2.17). */
export const createMessages = {
  title: 'Create content',
  description: 'Write posts, an email or a blog post. Everything is saved as a draft.',
  type: 'Content type',
  mayNot: (type: string, reason: string) => `${type}: ${reason}`,
  typeKept: (type: string) => `What you wrote for ${type} is kept`,
  campaignHelp: 'What you create here belongs to it.',
  card: (type: ContentType, position: number, count: number) => {
    if (type === 'email') return 'Email';
    if (type === 'blog') return 'Blog post';
    return count === 1 ? 'Post' : `Post ${position} of ${count}`;
  },
  generate: 'Generate Content',
  generateLoading: 'Loading the generator',
  add: 'Add Another Post',
  remove: 'Remove',
  removeNamed: (position: number) => `Remove post ${position}`,
  added: (position: number) => `Post ${position} added`,
  removed: (position: number) => `Post ${position} removed`,
  undo: 'Undo',
  cancel: 'Cancel',
  submit: { social: 'Create Posts', email: 'Create Campaign', blog: 'Create Blog Post' },
  pending: 'Creating…',
  created: (titles: readonly string[], kept: readonly ContentType[] = []) => {
    const created =
      titles.length === 1
        ? `Created “${titles[0] ?? ''}” as a draft`
        : `Created ${titles.length} drafts`;
    if (kept.length === 0) return created;
    const types = kept.map((type) => contentTypeLabels[type]).join(' and ');
    return `${created}. What you wrote for ${types} is kept`;
  },
  denied: "You don't have permission to create content.",
  noBrand: 'Please select a brand to create content.',
} as const;
