// Print collateral: brochures, flyers, business cards and others, designed with the brand's assets.

import type { PrintType } from '@brandroom/domain/campaign/print-type';

/** A name, shortened for a toast or a menu. */
const quoted = (name: string) => `“${name}”`;

/** Every visible string of this room. */
export const printMessages = {
  list: {
    title: 'Print collateral',
    noBrand: 'Please select a brand to manage its print collateral.',
    loading: 'Loading print collateral',
    create: 'Create item',
    label: 'Print collateral',
    counts: 'Items by type',
    show: 'show',
    views: 'Type',
    all: 'All',
    filters: 'Find items',
    search: 'Search items',
    searchPlaceholder: 'Search',
    empty: 'No print collateral yet',
    emptyHelp: 'Create a flyer, brochure or business card from your brand.',
    emptyReadOnly: 'Editors of this brand can create print collateral.',
    noneFound: 'No items match',
    noneFoundHelp: 'Try another name or type.',
    showAll: 'Show all items',
    things: 'items',
    open: (name: string) => `Actions for ${name}`,
  },
  sheet: {
    page: (label: string, name: string) => `${label} of ${name.trim() || 'untitled item'}`,
    pages: { Front: 'Front', Back: 'Back', Outside: 'Outside', Inside: 'Inside' },
    withBleed: 'Show bleed',
    title: 'Preview',
    loading: 'Loading preview',
    overfull: 'The text doesn’t fit. Shorten it or choose a larger size.',
    unpaired: (color: string) => `The brand allows no text color on ${color}`,
    unpairedHelp:
      'Choose another color, or allow a pair in Brand Colors. Until then, the text is black or white.',
    fontsLacking: (families: readonly string[]) =>
      `Not available: ${families.join(', ')}. Print files use Atkinson Hyperlegible instead. Upload the font file in Typography.`,
  },
  actions: {
    open: 'Preview',
    pdf: 'Download PDF',
    edit: 'Edit',
    duplicate: 'Duplicate',
    delete: 'Delete…',
  },
  changes: {
    created: (name: string) => `${quoted(name)} created`,
    saved: (name: string) => `${quoted(name)} saved`,
    duplicated: (name: string) => `Duplicated as ${quoted(name)}`,
    notDuplicated: (name: string) => `${quoted(name)} was not duplicated`,
    deleted: (name: string) => `${quoted(name)} deleted`,
    notDeleted: (name: string) => `${quoted(name)} was not deleted`,
    restored: (name: string) => `${quoted(name)} restored`,
    notRestored: (name: string) => `${quoted(name)} was not restored`,
    downloaded: (name: string) => `PDF of ${quoted(name)} downloaded`,
    notDownloaded: (name: string) => `The PDF of ${quoted(name)} couldn’t be created`,
  },
  delete: {
    title: 'Are you sure you want to delete this item?',
    text: (name: string) => `${quoted(name)} is deleted with its text.`,
    undoable: 'You can undo this.',
    confirm: 'Delete item',
  },
  page: {
    back: 'Print collateral',
    one: 'Print item',
    loading: 'Loading item',
    notFoundTitle: 'Item not found',
    notFound: 'It may have been deleted, or you don’t have access.',
    toList: 'Go to print collateral',
    facts: 'Details',
    type: 'Type',
    size: 'Size',
    pages: 'Pages',
    changed: 'Edited',
    bleed: 'Bleed',
    bleedSize: '3 mm, with crop marks',
  },
  form: {
    createTitle: 'Create print item',
    editTitle: (name: string) => `Edit ${name}`,
    create: 'Create item',
    creating: 'Creating…',
    save: 'Save changes',
    saving: 'Saving…',
    texts: 'Texts',
    name: 'Name',
    nameHelp: 'Only your team sees it.',
    headline: 'Headline',
    body: 'Text',
    footer: 'Footer',
    footerHelp: 'Leave empty to use your first tagline.',
    details: 'Details',
    type: 'Type',
    size: 'Size',
    orientation: 'Orientation',
    orientations: { portrait: 'Portrait', landscape: 'Landscape' },
    color: 'Color',
    ownColor: 'First primary color',
    logo: 'Logo',
    ownLogo: 'First primary logo',
  },
  pdf: { logoOf: (brand: string) => `Logo of ${brand}` },
} as const;

/** The plural of each type, for views and counts. */
export const printTypePlurals: Record<PrintType, string> = {
  brochure: 'Brochures',
  flyer: 'Flyers',
  businessCard: 'Business cards',
  other: 'Other',
};
