import { formatFound } from '@brandroom/domain/format/count';
import { joinList } from '@brandroom/domain/format/list';

/** What the 'Add Image' dialog says (spec section 2.17); it comes with the dialog. */
export const imagePickerMessages = {
  title: 'Add Image',
  help: 'Choose one or more images; their alt texts can be changed afterwards.',
  tabs: 'Where from',
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
    suggested:
      'No image shares words with this text or its campaign. All images of the library stand under “All”.',
    generated: 'No images generated yet. “Generate images” draws them from your words.',
  },
  /** How many of all can be chosen; `inLibrary` are found whether they are in the content or not. */
  found: (count: number, { text, inLibrary }: { text: string; inLibrary: number }) => {
    if (count > 0) return formatFound(count, 'image');
    if (inLibrary > 0) return 'Every image found is in this content already.';
    return text.trim() === ''
      ? 'There are no images in the file library yet.'
      : 'No image has a name like this.';
  },
  things: 'images',
  /** Why an image is suggested. */
  because: (words: readonly string[]) => `Fits ${joinList(words.map((word) => `“${word}”`))}`,
  named: (name: string, because: string) => `${name} ${because}`,
  generatedHelp: 'A copy of what you choose goes to the file library, with its alt text.',
  count: (count: number) => (count === 1 ? '1 image chosen' : `${count} images chosen`),
  search: 'Search images',
  cancel: 'Cancel',
  saving: 'Saving to File Library…',
  done: (count: number) => {
    if (count === 0) return 'Add images';
    return count === 1 ? 'Add 1 image' : `Add ${count} images`;
  },
} as const;
