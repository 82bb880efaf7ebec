/** The exports of a chart, which few people open. */
export const exportsMessages = {
  link: 'Link to this place',
  linkHelp: 'Holds the workflow, view, state, step, person and moment, never any data.',
  who: 'CSV of who can',
  whoLimits: 'The rules behind each answer are not part of the file.',
  copyLink: 'Copy link',
  notCopied: 'The browser didn’t allow copying. Download the file, or copy the address instead.',
  linkCopied: 'Link copied',
  download: 'Download',
  downloadOf: (label: string) => `Download ${label}`,
  level: (name: string) => `Download the level “${name}”`,
  levelOf: (format: string, name: string) => `Download the level “${name}” as ${format}`,
  levelLimits: 'Steps that lead out of this level, or stay inside one of its states, are left out.',
  formats: 'File formats',
  leftOut: 'Not in the files',
  copy: 'Copy',
  copied: (label: string) => `${label} copied`,
  picture: 'Diagram',
  pictureOf: (name: string) =>
    `The level “${name}” as the diagram shows it, in light colors on one page.`,
  pictureLimits: 'Rules, tags and inner states are not part of the picture.',
  pngFailed: 'The PNG couldn’t be made. Download the SVG instead.',
  journal: 'Journal as JSON',
  journalOf: (name: string) =>
    `The events of “${name}”, newest first, with its notes but without its data.`,
};
