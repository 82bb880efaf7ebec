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
    nothingFound: 'No image has a name like this.',
    all: 'There are no images in the file library yet.',
    generated: 'No images generated yet. “Generate images” draws them from your words.',
  },
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
