// The screen that creates drafts, with the generator of texts.
import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';

/** Every visible string of the create screen. */
export const createMessages = {
  title: 'Create content',
  /** Leads back to the calendar. */
  type: 'Content type',
  mayNot: (type: string, reason: string) => `${type}: ${reason}`,
  typeKept: (type: string) => `Your ${type} text is kept`,
  campaignHelp: 'Adds this content to the campaign.',
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
  submit: { social: 'Create Posts', email: 'Create Campaign', blog: 'Create Blog Post' },
  pending: 'Creating…',
  created: (titles: readonly string[], kept: readonly ContentType[] = []) => {
    const created =
      titles.length === 1
        ? `Created “${titles[0] ?? ''}” as a draft`
        : `Created ${titles.length} drafts`;
    if (kept.length === 0) return created;
    const types = kept.map((type) => contentTypeLabels[type]).join(' and ');
    return `${created}. Your ${types} text is kept`;
  },
  /** Opens the first of several created drafts. */
  first: 'Open first draft',
  denied: "You don't have permission to create content.",
  noBrand: 'Please select a brand to create content.',
  /** The panel that generates text. */
  generator: {
    prompt: 'What should it be about?',
    promptHelp: 'Uses this brand’s tone, key messages and rules.',
    platforms: 'Platforms',
    platformsHelp: 'Creates one post for each platform.',
    generate: 'Generate',
    generating: 'Generating…',
    cancel: 'Cancel generating',
    canceled: 'Generating canceled',
    ready: (places: readonly string[]) =>
      places.length === 1
        ? `Draft ready in ${places[0] ?? ''}`
        : `Drafts ready in ${places.slice(0, -1).join(', ')} and ${places.at(-1) ?? ''}`,
    /** The name of a card within a sentence. */
    place: (type: ContentType, position: number) => {
      if (type === 'social') return `Post ${position}`;
      return type === 'email' ? 'the email' : 'the blog post';
    },
    undone: 'Generated text removed',
    offered: 'Your generated text is ready. Replace what you wrote?',
    replace: 'Replace my text',
    discard: 'Discard',
    discarded: 'Generated text discarded',
    triesEarlier: (prompt: string) =>
      `“Try again” uses your earlier request: “${prompt}”. Use Generate for the new one.`,
  },
} as const;
