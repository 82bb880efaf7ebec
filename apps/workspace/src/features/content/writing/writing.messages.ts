// Writing a new draft or an item: fields, images, previews and the brand check.
import { platformLabels } from '@brandroom/domain/content/channel';
import type { Platform } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import type { Finding, FindingSeverity } from '@brandroom/domain/content/finding';
import { formatCount } from '@brandroom/domain/format/count';
import { formatFound } from '@brandroom/domain/format/count';
import { joinList } from '@brandroom/domain/format/list';

/** Every visible string of this room. */
export const writingMessages = {
  /** The form of a stored item. */
  item: {
    save: 'Save Changes',
    saving: 'Saving…',
    saved: (title: string) => `Saved “${title}”`,
    returnsToPending: 'Saving sends this item back to Pending for a new approval.',
  },
  fields: {
    properties: 'Properties',
    more: 'More fields',
    platform: 'Platform',
    keyword: 'Keyword',
    keywordHelp: 'The search term that people should find this content by.',
    campaign: 'Campaign',
    noCampaign: 'No campaign',
    campaignMissing: 'Deleted campaign',
    campaignLoading: 'Loading campaigns',
    campaignsFailed: 'The campaigns could not be loaded.',
    campaignsAgain: 'Load campaigns again',
    title: 'Title',
    titleHelp: {
      social: 'Internal name, not published.',
      email: 'Internal name. Recipients see the subject line.',
      blog: 'The heading that readers see.',
    },
    description: 'Description',
    body: 'Text',
    loading: (field: string) => `Loading ${field}`,
    markdownHelp: 'Use Markdown for headings, lists and links.',
    subject: 'Subject line',
    preheader: 'Preheader',
    excerpt: 'Excerpt',
    seoTitle: 'SEO title',
    seoDescription: 'SEO description',
    tags: 'Tags',
    tagsHelp: 'Separate them with commas.',
    date: 'Date and time',
    dateHelp: 'Planned date. Goes live only after approval.',
    images: 'Images',
    addImage: 'Add Image',
    image: 'Image',
    deletedImage: 'Deleted image',
    deletedImageHelp: 'This image was deleted from the file library. Remove it or add another one.',
    noImages: 'No images yet.',
    imagesAdded: (count: number) => (count === 1 ? '1 image added' : `${count} images added`),
    imageRemoved: (name: string) => `Image ${name} removed`,
    alt: 'Alt text',
    altHelp: 'Describe the image for people who can’t see it.',
    keepAlt: 'Keep as alt text of the file',
    altKept: (name: string) => `Alt text of ${name} saved`,
    removeImage: (name: string) => `Remove image ${name}`,
  },
  aside: {
    beside: (text: string) => `Help with ${text}`,
    tabs: (text: string) => `Preview and checks of ${text}`,
    check: 'Brand check',
    preview: 'Preview',
    previewLoading: 'Loading the preview',
    loading: 'Loading the brand check',
  },
  /** A blog post as on its page. */
  blog: {
    loading: 'Loading the text',
    page: 'Blog post as readers see it',
    noTitle: 'No title yet',
    noAlt: 'No alt text yet',
    nothing: 'Nothing to preview yet',
    length: (words: string, minutes: string) => `${words}, ${minutes} to read`,
  },
  brandCheck: {
    /** Announced when typing pauses. */
    summary: (count: number) =>
      count === 0
        ? 'Brand check: no issues found'
        : `Brand check: ${formatCount(count, 'finding')}`,
    groups: {
      warning: (count: number) => formatCount(count, 'warning'),
      hint: (count: number) => formatCount(count, 'hint'),
    } satisfies Record<FindingSeverity, (count: number) => string>,
    none: 'No issues found.',
    advice: 'Suggestions only. You can always save.',
    noVoice:
      'This brand has no rules, key messages or tones yet. Limits, alt texts and links are checked.',
    hidden: (parts: readonly string[]) =>
      `You don’t have access to this brand’s ${joinList(parts)}, so the text isn’t compared with them.`,
    messages: 'key messages',
    tones: 'tones',
    failed: 'The brand’s rules could not be loaded',
    failedHelp: 'Limits, alt texts and links are still checked.',
    retry: 'Load the rules again',
    go: ({ field, at }: Pick<Finding, 'field' | 'at'>) =>
      at === null ? `Go to ${writtenFieldLabels[field]}` : `Go to image ${at + 1}`,
    goNamed: (go: string, message: string) => `${go}: ${message}`,
  },
  /** The dialog that adds images. */
  imagePicker: {
    title: 'Add Image',
    help: 'Choose one or more images. You can change their alt text later.',
    tabs: 'Source',
    suggested: 'Suggested',
    all: 'All',
    generated: 'Generated',
    images: {
      suggested: 'Suggested images',
      all: 'Images',
      generated: 'Generated images',
    },
    loading: 'Loading images',
    empty: {
      suggested: 'No suggestions for this text. Browse all images under All.',
      generated: 'No images generated yet. You can create some under Generate Images.',
    },
    /**
     * The number of images to choose from; `inLibrary` also counts those already in the content.
     */
    found: (count: number, { text, inLibrary }: { text: string; inLibrary: number }) => {
      if (count > 0) return formatFound(count, 'image');
      if (inLibrary > 0) return 'All matching images are already in this content.';
      return text.trim() === ''
        ? 'There are no images in the file library yet.'
        : 'No images match your search.';
    },
    things: 'images',
    /** Why an image is suggested. */
    because: (words: readonly string[]) => `Fits ${joinList(words.map((word) => `“${word}”`))}`,
    named: (name: string, because: string) => `${name} ${because}`,
    generatedHelp: 'Images you add are saved to the File Library.',
    count: (count: number) => (count === 1 ? '1 image chosen' : `${count} images chosen`),
    search: 'Search images',
    saving: 'Saving to File Library…',
    done: (count: number) => {
      if (count === 0) return 'Add images';
      return count === 1 ? 'Add 1 image' : `Add ${count} images`;
    },
  },
  preview: {
    larger: 'Larger preview',
    more: ' … more',
    end: ' …',
    noText: 'No text yet',
    social: {
      figure: (platform: Platform) => `Post on ${platformLabels[platform]}`,
      cut: (platform: Platform, characters: number) =>
        `${platformLabels[platform]} shows the first ${characters} characters, then “more”.`,
      tooLong: (platform: Platform) => `Too long for ${platformLabels[platform]}.`,
      uncut: (platform: Platform) => `${platformLabels[platform]} shows the whole text.`,
      left: (characters: string, images: string) => `${characters}, ${images}.`,
      noAlt: 'No alt text yet',
      more: (count: number) => (count === 1 ? '1 more image' : `${count} more images`),
      everywhere: 'The post as each platform would show it',
    },
    email: {
      figure: { phone: 'Email on a phone', desktop: 'Email on a desktop' },
      width: 'Read on',
      widths: { phone: 'Phone', desktop: 'Desktop' },
      noSubject: 'No subject yet',
      noPreheader: 'No preheader yet',
      instead: (start: string) => `${start} (no preheader yet: inboxes show the start of the text)`,
      cuts: (subject: number, preheader: number) =>
        `Inboxes of this width show about ${subject} characters of the subject line and ${preheader} of the preheader.`,
    },
    blog: {
      figure: 'Search result',
      address: (slug: string) => `your-site.example › blog › ${slug === '' ? '…' : slug}`,
      addressHelp: 'Your site’s own address replaces the first part.',
      noTitle: 'No title yet',
      noDescription: 'No description yet',
      cuts: (title: number, description: number) =>
        `Search results show about ${title} characters of the title and ${description} of the description.`,
    },
  },
} as const;
