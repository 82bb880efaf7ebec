import type { ContentType } from './content.schema';
import type { Platform } from './platform';
import { platforms } from './platform';

/** Where content reaches people: the social platforms, and one channel for each other type. */
export const channels = [...platforms, 'email', 'blog'] as const satisfies readonly (
  | Platform
  | Exclude<ContentType, 'social'>
)[];
export type Channel = (typeof channels)[number];

export const platformLabels: Record<Platform, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  bluesky: 'Bluesky',
  x: 'X',
};

export const channelLabels: Record<Channel, string> = {
  ...platformLabels,
  email: 'Email',
  blog: 'Blog',
};

/** The labels of the buttons that choose a type. */
export const contentTypeLabels: Record<ContentType, string> = {
  social: 'Social Media',
  email: 'Email Campaign',
  blog: 'Blog Post',
};

/** The channel of an item: a post's platform, else the item's type. */
export function channelOf(
  item: { type: 'social'; platform: Platform } | { type: Exclude<ContentType, 'social'> },
): Channel {
  return item.type === 'social' ? item.platform : item.type;
}
