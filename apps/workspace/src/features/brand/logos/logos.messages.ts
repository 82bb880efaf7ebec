// Logotype: the logos of a brand, their downloads, history and viewer.
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import { formatCount } from '@brandroom/domain/format/count';
import { joinList } from '@brandroom/domain/format/list';
import { formatWhole } from '@brandroom/domain/format/number';

const empty: Record<LogoType, string> = {
  primary: 'No primary logos uploaded yet',
  secondary: 'No secondary logos uploaded yet',
  social: 'No social logos uploaded yet',
  favicon: 'No favicon logos uploaded yet',
};

/** Every visible string of the page. */
export const logosMessages = {
  screen: {
    title: 'Logotype',
    bar: 'Filter logos',
    search: 'Search logos',
    searchPlaceholder: 'Name…',
    tabs: 'Logo types',
    noBrand: 'Please select a brand to manage logos.',
    loading: 'Loading logos',
    upload: 'Upload Logo',
    count: (shown: number, all: number) =>
      shown === all
        ? formatCount(all, 'logo')
        : `${formatWhole(shown)} of ${formatCount(all, 'logo')}`,
    noneFound: 'No logos found',
    noneFoundHelp: (tab: string) => `No name in ${tab} matches your search.`,
    clearSearch: 'Clear search',
    empty,
    emptyHint: 'Drop a file anywhere on this page, paste it, or choose one.',
    emptyViewer: 'Logos will appear here once an editor uploads them.',
    things: 'logos',
    list: (tab: string) => `Logos: ${tab}`,
    noDownload: (reason: string) => `You can view these logos but not download them. ${reason}`,
  },
  facts: (facts: readonly string[]) => facts.join(' · '),
  version: (version: number) => `Version ${version}`,
  upload: {
    title: (tab: string) => `Upload to ${tab}`,
    replaceTitle: (name: string) => `Replace ${name}`,
    replaceHelp: 'The current picture stays in the history of this logo.',
    zone: 'Drag and drop a logo here, or paste it',
    rules: (types: readonly string[], size: string) => `${joinList(types, 'or')}. ${size}.`,
    close: 'Close',
    pasted: 'Pasted logo.svg',
    done: (name: string) => `${name} uploaded`,
    replaced: (name: string) => `${name} replaced`,
    newVersion: (file: string) => `The new version is ${file}.`,
    renamed: (name: string) => `The logo’s name is now ${name}.`,
    cleaned: 'Scripts, links or other unsafe parts were removed from this SVG.',
  },
  actions: {
    open: (name: string) => `Actions for ${name}`,
    rename: 'Rename…',
    replace: 'Replace…',
    delete: 'Delete…',
  },
  download: {
    button: 'Download',
    named: (name: string) => `Download ${name}`,
    variants: 'Variants',
    all: 'All variants (.zip)',
    failed: (variant: string) => `${variant} not available`,
    plate: 'Negatives',
    noPlate: 'Without plate',
    onPlate: 'On a plate in the primary color',
    done: (name: string) => `${name} downloaded`,
  },
  rename: {
    title: (name: string) => `Rename ${name}`,
    name: 'Name',
    help: 'The file extension stays the same.',
    save: 'Save',
    saving: 'Saving…',
    done: (before: string, after: string) => `${before} is now ${after}`,
    notDone: (name: string) => `${name} was not renamed`,
  },
  delete: {
    title: 'Are you sure you want to delete this logo?',
    text: (name: string) => `“${name}” and its history will be deleted. You can undo this.`,
    confirm: 'Delete logo',
    done: (name: string) => `${name} deleted`,
    notDone: (name: string) => `${name} was not deleted`,
    restored: (name: string) => `${name} restored`,
    notRestored: (name: string) => `${name} was not restored`,
  },
  viewer: {
    loading: 'Loading logo',
    type: 'Type',
    file: 'File',
    added: 'Added',
    version: 'Version',
    grounds: 'Backgrounds',
    light: 'On white',
    dark: 'On black',
    brand: (name: string) => `On ${name}`,
    photo: 'On a photo',
    middle: 'On a mid-tone',
    rules: 'Clear space and smallest size',
    clearSpace: 'Keep one logo height free on every side.',
    smallest: (pixels: number, millimeters: number | null) =>
      `Smallest size: ${pixels} pixels${millimeters === null ? '' : ` or ${millimeters} millimeters`} high.`,
    history: 'History',
    noHistory: 'This logo has not been replaced yet.',
    historyNotLoaded: 'Earlier versions couldn’t be loaded',
    replaced: (person: string, date: string) => `Replaced by ${person}, ${date}`,
    restore: 'Restore',
    restoreVersion: (version: number) => `Restore version ${version}`,
    restored: (name: string, version: number) => `Version ${version} of ${name} restored`,
    undone: (name: string) => `${name} is as it was before`,
    notRestored: (name: string) => `${name} was not restored`,
  },
} as const;
