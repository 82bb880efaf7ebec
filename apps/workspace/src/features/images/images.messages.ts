// Generating images, and the gallery of generated images.
import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string of this room. */
export const imagesMessages = {
  screen: {
    title: 'Generate Images',
    noBrand: 'Please select a brand to generate images.',
    denied: "You don't have permission to generate images.",
  },
  form: {
    label: 'New image',
    prompt: 'Description',
    promptHelp: 'Describe the subject, place and time.',
    style: 'Style',
    aspectRatio: 'Aspect ratio',
    submit: 'Generate Image',
    pending: 'Generating...',
    cancel: 'Cancel',
    cancelNamed: 'Cancel generating',
    started: 'Generating image…',
    ready: (prompt: string) => `Image ready: ${prompt}`,
    canceled: 'Generating canceled. No image was kept.',
    failed: 'The image could not be generated',
    triesEarlier: (prompt: string) =>
      `“Try again” uses your earlier request: “${prompt}”. Use Generate Image for the new one.`,
  },
  gallery: {
    title: 'Generated images',
    loading: 'Loading images',
    count: (count: number) => formatCount(count, 'image'),
    empty: 'No images generated yet',
    emptyHelp: 'Describe an image to start. Your images are saved here.',
    describe: 'Describe an image',
    selected: 'Selected images',
    facts: (facts: readonly string[]) => facts.join(' · '),
  },
  viewer: {
    position: (number: number, total: number) => `${number} of ${total}`,
    noAlt: 'None yet',
    generated: 'Generated',
  },
  actions: {
    open: (name: string) => `Actions for ${name}`,
    downloadNamed: (name: string) => `Download ${name}`,
    notDownloaded: (name: string) => `“${name}” was not downloaded`,
    save: 'Save to File Library…',
    use: 'Use in a post…',
    delete: 'Delete…',
  },
  keep: {
    titles: { save: 'Save to File Library', use: 'Use in a post' },
    help: {
      save: 'Saves a copy to the File Library with this alt text.',
      use: 'Saves a copy to the File Library and adds it to a new post.',
    },
    alt: 'Alt text',
    altHelp: 'Describe the image for people who can’t see it.',
    confirm: { save: 'Save', use: 'Save and write post' },
    saving: 'Saving…',
    saved: (name: string) => `Saved to File Library as “${name}”`,
    open: 'Open File Library',
  },
  delete: {
    title: 'Delete this image?',
    text: (name: string) =>
      `“${name}” is deleted from this page. Copies in the File Library are kept. You can undo this.`,
    confirm: 'Delete image',
    deleted: (name: string) => `Deleted “${name}”`,
    restored: (name: string) => `Restored “${name}”`,
    notRestored: (name: string) => `“${name}” could not be restored`,
  },
} as const;
