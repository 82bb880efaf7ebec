import { formatCount } from '../format/count';
import { platformLabels } from './channel';
import type { ContentDraft } from './content.schema';
import type { Finding } from './finding';
import { whole } from './finding';
import { limitStates, platformLimits } from './limits';

/** The platform's limits that a post exceeds, for which the platform refuses it. */
export function limitFindings(draft: ContentDraft): Finding[] {
  if (draft.type !== 'social') return [];
  const { platform } = draft;
  const source = platformLabels[platform];
  const { characters, images } = limitStates(draft, platform);
  const warning = { ...whole, severity: 'warning', source } as const;
  const found: Finding[] = [];
  if (characters.left < 0) {
    found.push({
      ...warning,
      id: 'limit:characters',
      field: 'body',
      message: `The text is too long for ${source}: ${characters.words}.`,
      help: `Shorten it to ${formatCount(platformLimits[platform].characters, 'character')}.`,
    });
  }
  if (images.left < 0) {
    found.push({
      ...warning,
      id: 'limit:images',
      field: 'images',
      at: platformLimits[platform].images,
      message: `There are too many images for ${source}: ${images.words}.`,
      help: `Keep at most ${formatCount(platformLimits[platform].images, 'image')}.`,
    });
  }
  return found;
}

/**
 * Images that were deleted, without alt text, or with one that does not describe them.
 *
 * @param deleted the file ids of images that are known to be deleted
 */
export function imageFindings(
  { images }: ContentDraft,
  deleted: readonly string[] = [],
): Finding[] {
  return images.flatMap(({ fileId, alt }, at): Finding[] => {
    const place = { ...whole, field: 'images', at, source: 'Accessibility' } as const;
    const name = `Image ${at + 1}`;
    if (deleted.includes(fileId)) {
      return [
        {
          ...place,
          source: 'File Library',
          id: `deleted:${at}`,
          severity: 'warning',
          message: `${name} was deleted from the file library.`,
          help: 'Remove it or add another one.',
        },
      ];
    }
    if (alt.trim() === '') {
      return [
        {
          ...place,
          id: `alt:${at}`,
          severity: 'warning',
          message: `${name} has no alt text.`,
          help: 'Describe the image for people who can’t see it.',
        },
      ];
    }
    if (!/^(?:image|picture|photo|graphic)\b|\.(?:png|jpe?g|gif|svg)$/iu.test(alt.trim()))
      return [];
    return [
      {
        ...place,
        id: `alt:${at}`,
        severity: 'hint',
        message: `The alt text of image ${at + 1} starts with the kind of picture or is a file name.`,
        help: 'Describe what it shows. Screen readers already announce an image.',
      },
    ];
  });
}
