import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';
import type { NavLink } from '@brandroom/ui/nav-entry';
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
} from 'lucide';

import type { Workspace } from '../brand/workspace';

/** The address of a page without parameters. */
type PagePath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

/** A view of a screen with a key of its own. */
interface ScreenView {
  readonly label: string;
  readonly goKey: string;
  readonly search: { readonly view: 'list' | 'review' };
}

/** A screen hidden from people who lack the `right` in the current brand, or who create no content. */
export interface ScreenEntry extends Readonly<Pick<NavLink, 'label' | 'icon'>> {
  readonly path: PagePath;
  /** The letter that opens the screen after G; null for a screen with another key. */
  readonly goKey: string | null;
  readonly right?: Right;
  readonly isForCreators?: boolean;
  readonly views?: readonly ScreenView[];
}

interface ScreenGroup {
  readonly label: string;
  readonly links: readonly ScreenEntry[];
}

/** Every screen of the side navigation, in its order. */
export const screens: readonly (ScreenEntry | ScreenGroup)[] = [
  { label: 'Dashboard', path: '/', goKey: 'D', icon: LayoutDashboard },
  {
    label: 'Brand Assets',
    links: [
      { label: 'Logotype', path: '/brand/logos', goKey: 'B', icon: Stamp, right: 'logos.view' },
      { label: 'Colors', path: '/brand/colors', goKey: 'O', icon: Droplet, right: 'colors.view' },
      {
        label: 'Typography',
        path: '/brand/typography',
        goKey: 'T',
        icon: Type,
        right: 'typography.view',
      },
      { label: 'Co-Branding', path: '/brand/co-branding', goKey: 'P', icon: Handshake },
    ],
  },
  {
    label: 'Brand Persona',
    links: [
      {
        label: 'Tone of Voice',
        path: '/brand/voice',
        goKey: 'V',
        icon: Mic,
        right: 'voice.view',
      },
      {
        label: 'Messaging',
        path: '/brand/messaging',
        goKey: 'M',
        icon: Megaphone,
        right: 'messaging.view',
      },
      { label: 'Brand Context', path: '/brand/context', goKey: 'X', icon: ListChecks },
    ],
  },
  {
    label: 'Content',
    links: [
      {
        label: 'Calendar',
        path: '/content/calendar',
        goKey: 'C',
        icon: CalendarDays,
        views: [
          { label: 'Content list', goKey: 'L', search: { view: 'list' } },
          { label: 'Review', goKey: 'R', search: { view: 'review' } },
        ],
      },
      {
        label: 'Create',
        path: '/content/create',
        // C alone opens it.
        goKey: null,
        icon: Plus,
        isForCreators: true,
      },
      {
        label: 'Generate Images',
        path: '/content/generate-images',
        goKey: 'I',
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
        path: '/marketing/campaigns',
        goKey: 'A',
        icon: Target,
        right: 'campaigns.view',
      },
      {
        label: 'Print',
        path: '/marketing/print',
        goKey: 'N',
        icon: Printer,
        right: 'advertising.view',
      },
      { label: 'Email', path: '/marketing/emails', goKey: 'E', icon: Mail, right: 'email.view' },
      {
        label: 'Performance',
        path: '/marketing/performance',
        goKey: 'Y',
        icon: ChartLine,
        right: 'analytics.view',
      },
    ],
  },
  {
    label: 'Analytics',
    links: [
      {
        label: 'Keywords',
        path: '/analytics/keywords',
        goKey: 'K',
        icon: KeyRound,
        right: 'analytics.view',
      },
    ],
  },
  { label: 'File Library', path: '/files', goKey: 'F', icon: FolderOpen },
  { label: 'Workflows', path: '/workflows', goKey: 'W', icon: Workflow },
  { label: 'Team Members', path: '/team', goKey: 'U', icon: Users, right: 'team.view' },
  { label: 'Settings', path: '/settings/', goKey: 'S', icon: Settings2 },
  { label: 'Help', path: '/help', goKey: 'H', icon: CircleQuestionMark },
];

/** All screens without their groups. */
export const screenEntries: readonly ScreenEntry[] = screens.flatMap((entry) =>
  'links' in entry ? entry.links : [entry],
);

/** Returns whether a person can see a screen; without a brand the screen itself explains that. */
export function canSeeScreen(
  { right, isForCreators = false }: ScreenEntry,
  { user, brandId }: Pick<Workspace, 'user' | 'brandId'>,
): boolean {
  if (brandId === null) return true;
  return (
    (!right || can(user, right, brandId)) && (!isForCreators || createsSomeContent(user, brandId))
  );
}
