import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';

/** Every visible string of the content area (spec sections 2.16 to 2.18, decisions section 2). */
export const contentMessages = {
  fields: {
    platform: 'Platform',
    campaign: 'Campaign',
    noCampaign: 'No campaign',
    campaignMissing: 'A campaign that is not there any more',
    campaignLoading: 'Loading campaigns',
    campaignsFailed: 'The campaigns could not be loaded.',
    campaignsAgain: 'Load campaigns again',
    title: 'Title',
    titleHelp: {
      social: 'For your team; readers see the text.',
      email: 'For your team; readers see the subject line.',
      blog: 'The heading that readers see.',
    },
    description: 'Description',
    body: 'Text',
    loading: (field: string) => `Loading ${field}`,
    markdownHelp: 'Markdown marks headings, lists and links.',
    subject: 'Subject line',
    preheader: 'Preheader',
    excerpt: 'Excerpt',
    seoTitle: 'SEO title',
    seoDescription: 'SEO description',
    tags: 'Tags',
    tagsHelp: 'Separate them with commas.',
    date: 'Date and time',
    dateHelp: 'When it should go out. It is published only after approval.',
    images: 'Images',
    addImage: 'Add Image',
    image: 'Image',
    noImages: 'No images yet.',
    imagesAdded: (count: number) => (count === 1 ? '1 image added' : `${count} images added`),
    imageRemoved: (name: string) => `Image ${name} removed`,
    alt: (name: string) => `Alt text for ${name}`,
    altHelp: 'Says what the image shows to people who do not see it.',
    removeImage: (name: string) => `Remove image ${name}`,
  },
  create: {
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
  },
  edit: {
    loading: 'Loading content',
    back: 'Content calendar',
    notFoundTitle: 'Content not found',
    notFound: 'The requested content could not be found.',
    save: 'Save Changes',
    saving: 'Saving…',
    saved: (title: string) => `Saved “${title}”`,
    readOnly: 'You can read this item, not change it.',
    locked: (status: ContentStatus) =>
      `This item is ${contentStatusLabels[status].toLowerCase()}: its content stays as it is.`,
    copyInstead: 'Duplicate it as a draft to go on with it.',
    labelsOpen: (hasTags: boolean) =>
      hasTags
        ? 'Its campaign and tags can still be changed.'
        : 'Its campaign can still be changed.',
    delete: 'Delete',
    deleteNamed: (title: string) => `Delete “${title}”`,
    open: 'Open',
    duplicate: 'Duplicate as draft',
    duplicated: (title: string) => `Copied as “${title}”`,
    returnsToPending:
      'Saving a change of the content returns this item to Pending: its approval was for what it said before.',
    noBrand: 'Please select a brand to edit content.',
  },
  aside: {
    beside: (text: string) => `Help with ${text}`,
    check: 'Brand check',
    preview: 'Preview',
    previewLoading: 'Loading the preview',
    loading: 'Loading the brand check',
  },
  workflow: {
    title: 'Workflow',
    actions: 'Workflow actions',
    note: 'Note to the author',
    noteHelp: 'Kept in the history with your decision.',
    none: 'No workflow action leads on from here.',
    noneButCopy:
      'No workflow action leads on from here. Duplicate the item as a draft to go on with it.',
    allOpen: 'Every way on from here is open to you.',
    refused: (label: string, reasons: readonly string[]) => `${label}: ${reasons.join(' ')}`,
    saveFirst: 'Save your changes first, then try again.',
    done: {
      SUBMIT: (title: string) => `Submitted “${title}” for review`,
      APPROVE: (title: string) => `Approved “${title}”`,
      REJECT: (title: string) => `Rejected “${title}”`,
      PUBLISH: (title: string) => `Published “${title}”`,
      SCHEDULE: (title: string) => `Scheduled “${title}”`,
      UNSCHEDULE: (title: string) => `Unscheduled “${title}”`,
    },
  },
  history: {
    title: 'History',
    actions: {
      create: 'created this',
      edit: 'changed this',
      submit: 'submitted this for review',
      approve: 'approved this',
      reject: 'rejected this',
      schedule: 'scheduled this',
      unschedule: 'unscheduled this',
      publish: 'published this',
      due: 'published this at its time',
      delete: 'deleted this',
      restore: 'restored this',
      takeBack: 'took the last move back',
    },
    note: (note: string) => `“${note}”`,
    changed: (fields: string) => `Changed: ${fields}`,
    status: (from: string, to: string) => `${from} → ${to}`,
    show: 'Show what changed',
    restore: 'Restore as draft',
    restoreOf: (version: number, at: string) => `Restore as draft: version ${version} of ${at}`,
    saveFirst: 'Save your changes first, then restore.',
  },
} as const;
