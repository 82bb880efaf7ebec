/** What the 'Add Image' dialog says (spec section 2.17); it comes with the dialog. */
export const imagePickerMessages = {
  title: 'Add Image',
  help: 'Choose one or more images from the file library.',
  images: 'Images',
  empty: 'There are no images in the file library yet.',
  count: (count: number) => (count === 1 ? '1 image chosen' : `${count} images chosen`),
  search: 'Search images',
  cancel: 'Cancel',
  done: (count: number) => {
    if (count === 0) return 'Add images';
    return count === 1 ? 'Add 1 image' : `Add ${count} images`;
  },
} as const;
