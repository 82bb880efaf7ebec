import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';
import type { NavEntry, NavLink } from '@brandroom/ui/nav-entry';
import type { RegisteredRouter } from '@tanstack/react-router';
import {
  CalendarDays,
  ChartLine,
  CircleQuestionMark,
  Droplet,
  FolderOpen,
  Handshake,
  KeyRound,
  Layers,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  Mic,
  Plus,
  Printer,
  Settings2,
  Stamp,
  Target,
  Type,
  Users,
  Workflow,
} from 'lucide-react';

import type { Workspace } from '../../shared/brand/workspace';

/** The address of a page without parameters. */
type PagePath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

/**
 * An entry hidden from people who lack the `right` in the current brand, or who create no content.
 */
type Place = Omit<NavLink, 'isCurrent' | 'href'> & {
  href: PagePath;
  right?: Right;
  isForCreators?: boolean;
};
type Entry = Place | { label: string; links: readonly Place[] };

/** Every entry of the side navigation, with its label. */
const entries: readonly Entry[] = [
  { label: 'Dashboard', href: '/', icon: LayoutDashboard },
  {
    label: 'Brand Assets',
    links: [
      { label: 'Logotype', href: '/brand/logos', icon: Stamp, right: 'logos.view' },
      { label: 'Colors', href: '/brand/colors', icon: Droplet, right: 'colors.view' },
      { label: 'Typography', href: '/brand/typography', icon: Type, right: 'typography.view' },
      { label: 'Co-Branding', href: '/brand/co-branding', icon: Handshake },
    ],
  },
  {
    label: 'Brand Persona',
    links: [
      {
        label: 'Tone of Voice',
        href: '/brand/voice',
        icon: Mic,
        right: 'voice.view',
      },
      { label: 'Messaging', href: '/brand/messaging', icon: Megaphone, right: 'messaging.view' },
      { label: 'Brand Context', href: '/brand/context', icon: ListChecks },
    ],
  },
  {
    label: 'Content',
    links: [
      { label: 'Calendar', href: '/content/calendar', icon: CalendarDays },
      { label: 'Create', href: '/content/create', icon: Plus, isForCreators: true },
      {
        label: 'Generate Images',
        href: '/content/generate-images',
        icon: Layers,
        isForCreators: true,
      },
    ],
  },
  {
    label: 'Marketing',
    links: [
      {
        label: 'Campaigns',
        href: '/marketing/campaigns',
        icon: Target,
        right: 'campaigns.view',
      },
      { label: 'Print', href: '/marketing/print', icon: Printer, right: 'advertising.view' },
      { label: 'Email', href: '/marketing/emails', icon: Mail, right: 'email.view' },
      {
        label: 'Performance',
        href: '/marketing/performance',
        icon: ChartLine,
        right: 'analytics.view',
      },
    ],
  },
  {
    label: 'Analytics',
    links: [
      { label: 'Keywords', href: '/analytics/keywords', icon: KeyRound, right: 'analytics.view' },
    ],
  },
  { label: 'File Library', href: '/files', icon: FolderOpen },
  { label: 'Workflows', href: '/workflows', icon: Workflow },
  { label: 'Team Members', href: '/team', icon: Users, right: 'team.view' },
  { label: 'Settings', href: '/settings/', icon: Settings2 },
  { label: 'Help', href: '/help', icon: CircleQuestionMark },
];

/** The addresses of all entries. */
export const pagePaths: readonly PagePath[] = entries.flatMap((entry) =>
  'links' in entry ? entry.links.map(({ href }) => href) : [entry.href],
);

function isAt(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(href.replace(/\/?$/u, '/'));
}

/**
 * Returns the side navigation for a path, without pages that the person may not see: Dashboard is
 * current only on its own path, every other entry also on the paths below it.
 */
export function navigationAt(
  path: string,
  { user, brandId }: Pick<Workspace, 'user' | 'brandId'>,
): readonly NavEntry[] {
  // Without a brand the page itself explains that.
  const isHidden = ({ right, isForCreators = false }: Place) =>
    brandId !== null &&
    ((right && !can(user, right, brandId)) ||
      (isForCreators && !createsSomeContent(user, brandId)));
  const at = (entry: Place): NavLink[] => {
    const { right, isForCreators, ...place } = entry;
    return isHidden(entry) ? [] : [{ ...place, isCurrent: isAt(place.href, path) }];
  };
  return entries.flatMap((entry): NavEntry[] => {
    if (!('links' in entry)) return at(entry);
    const links = entry.links.flatMap(at);
    return links.length === 0 ? [] : [{ ...entry, links }];
  });
}
