// The groups and lines of the search palette.
import type { SettingsPage } from '@brandroom/domain/account/settings-page';
import { settingsPageLabels } from '@brandroom/domain/account/settings-page';
import { formatCount } from '@brandroom/domain/format/count';
import type { SearchKind } from '@brandroom/domain/contract/search.contract';

/** Every visible string of the search. */
export const paletteMessages = {
  label: 'Search Brandroom',
  hint: 'Search content, files, brand assets, people and screens.',
  nothing: (query: string) => `No results for “${query}”`,
  found: (count: number) => formatCount(count, 'result'),
  searching: 'Searching…',
  failed: 'Content, files and people couldn’t be searched.',
  recent: 'Recent',
  onPage: 'On this page',
  screens: 'Go to',
  settingsTitle: 'Settings',
  settings: (page: SettingsPage) => `Settings: ${settingsPageLabels[page]}`,
  /** The tasks of each page; a search finds these words, too. */
  settingsHelp: {
    account: 'Profile and picture',
    security: 'Password and sessions',
    notifications: 'Events and channels',
    integrations: 'Social channels, Slack, Teams and WordPress',
    billing: 'Plan and usage',
    agency: 'Agency profile and ownership',
    roles: 'Permissions of each role',
    brands: 'Create, edit and archive brands',
    data: 'Export, import, backup and reset',
  } satisfies Record<SettingsPage, string>,
  /** For people who cannot create brands. */
  brandsHelp: 'Your brands and your role in each',
  workflows: 'Workflows',
  commands: 'Commands',
  createContent: 'Create content',
  brands: 'Brands',
  switchTo: (name: string) => `Switch to ${name}`,
  look: {
    theme: (choice: string) => `Theme: ${choice}`,
    density: (choice: string) => `Density: ${choice}`,
  },
  kinds: {
    content: 'Content',
    file: 'Files',
    logo: 'Logos',
    color: 'Colors',
    font: 'Fonts',
    tone: 'Tones of voice',
    message: 'Key messages',
    rule: 'Rules',
    guideline: 'Co-branding guidelines',
    campaign: 'Campaigns',
    email: 'Email campaigns',
    print: 'Print collateral',
    keywords: 'Keyword groups',
    person: 'People',
    brand: 'Brands',
  } satisfies Record<SearchKind, string>,
  file: { logo: 'Logo', image: 'Image', document: 'Document', other: 'File' },
  tone: 'Tone of voice',
  rule: 'Rule',
  guideline: 'Co-branding guideline',
  keywords: 'Keyword group',
} as const;
