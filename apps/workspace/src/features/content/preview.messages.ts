import { platformLabels } from '@brandroom/domain/content/channel';
import type { Platform } from '@brandroom/domain/content/content.schema';

/** Every visible string of the previews by platform (spec section 2.17). */
export const previewMessages = {
  larger: 'Larger preview',
  more: ' … more',
  end: ' …',
  noText: 'No text yet',
  social: {
    figure: (platform: Platform) => `Post on ${platformLabels[platform]}`,
    cut: (platform: Platform, characters: number) =>
      `${platformLabels[platform]} shows the first ${characters} characters, the rest after a press.`,
    tooLong: (platform: Platform) => `${platformLabels[platform]} takes no text of this length.`,
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
    instead: (start: string) => `${start} (no preheader yet: inboxes show how the text begins)`,
    cuts: (subject: number, preheader: number) =>
      `Inboxes of this width show some ${subject} characters of the subject line and ${preheader} of the preheader.`,
  },
  blog: {
    figure: 'Search result',
    address: (slug: string) => `your-site.example › blog › ${slug === '' ? '…' : slug}`,
    addressHelp: 'The first part of the address will be your site’s own.',
    noTitle: 'No title yet',
    noDescription: 'No description yet',
    cuts: (title: number, description: number) =>
      `Search results show some ${title} characters of a title and ${description} of a description.`,
  },
} as const;
