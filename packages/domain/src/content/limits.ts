import { formatCount } from '../format/count';
import { charactersOf } from './characters';
import type { ContentDraft, Platform } from './content.schema';

export interface PlatformLimit {
  /** Characters of a post, counted as the platform counts them (`countCharacters`). */
  readonly characters: number;
  readonly images: number;
}

/**
 * The limits of a post that is published by a tool and not in the platform's own app.
 *
 * - linkedin: Posts API `commentary` 3,000; MultiImage API 2 to 20 images
 * - instagram: Content Publishing API, caption 2,200 and carousel of 10
 * - facebook: post 63,206; 10 images, as publishing tools document it
 * - bluesky: lexicon app.bsky.feed.post `maxGraphemes` 300; app.bsky.embed.images `maxLength` 4
 * - x: twitter-text configuration v3 `maxWeightedTweetLength` 280; 4 images
 */
export const platformLimits: Record<Platform, PlatformLimit> = {
  linkedin: { characters: 3000, images: 20 },
  instagram: { characters: 2200, images: 10 },
  facebook: { characters: 63_206, images: 10 },
  bluesky: { characters: 300, images: 4 },
  x: { characters: 280, images: 4 },
};

const webLink = /https?:\/\/\S+/giu;
const emoji = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u;

/** X counts these blocks, Latin to Georgian and common punctuation, once; all others twice. */
function isLight(point: number): boolean {
  return (
    point <= 0x10_ff ||
    (point >= 0x20_00 && point <= 0x20_0d) ||
    (point >= 0x20_10 && point <= 0x20_1f) ||
    (point >= 0x20_32 && point <= 0x20_37)
  );
}

/** twitter-text v3: a link counts 23, an emoji 2 however many code points it has. */
function weigh(value: string): number {
  const links = value.match(webLink)?.length ?? 0;
  let weight = links * 23;
  for (const segment of charactersOf(value.normalize('NFC').replace(webLink, ''))) {
    if (emoji.test(segment)) {
      weight += 2;
    } else {
      for (const character of segment) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2;
    }
  }
  return weight;
}

/** The length of a text as the platform counts it. */
export function countCharacters(value: string, platform: Platform): number {
  if (platform === 'x') return weigh(value);
  if (platform === 'bluesky') return charactersOf(value).length;
  return Array.from(value).length;
}

export interface LimitState {
  readonly used: number;
  readonly limit: number;
  /** Below zero when there is too much. */
  readonly left: number;
  /** '20 characters left', '3 characters too many' */
  readonly words: string;
}

function state(used: number, limit: number, one: string): LimitState {
  const left = limit - used;
  const words = left < 0 ? `${formatCount(-left, one)} too many` : `${formatCount(left, one)} left`;
  return { used, limit, left, words };
}

/** Returns how much of its limits a post has used (docs/product/formats-and-limits.md#platform-limits). */
export function limitStates(
  post: { readonly body: string; readonly images: readonly unknown[] },
  platform: Platform,
): { readonly characters: LimitState; readonly images: LimitState } {
  const limit = platformLimits[platform];
  return {
    characters: state(countCharacters(post.body, platform), limit.characters, 'character'),
    images: state(post.images.length, limit.images, 'image'),
  };
}

/** Whether a platform refuses the post as it is (docs/product/content-workflow.md#channel-limits). */
export function exceedsLimits(draft: ContentDraft): boolean {
  if (draft.type !== 'social') return false;
  const { platform, body, images } = draft;
  const limit = platformLimits[platform];
  return countCharacters(body, platform) > limit.characters || images.length > limit.images;
}
