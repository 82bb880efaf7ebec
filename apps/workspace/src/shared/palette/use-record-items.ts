import { colorRoleLabels } from '@brandroom/domain/brand/color.schema';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import { messageTypeLabels } from '@brandroom/domain/brand/message.schema';
import { emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { printTypeLabels } from '@brandroom/domain/campaign/print-type';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import { channelLabels } from '@brandroom/domain/content/channel';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { SearchResult } from '@brandroom/domain/contract/search.contract';
import { brandRoleLabels } from '@brandroom/domain/rights/role-labels';
import { afterPaint } from '@brandroom/ui/after-paint';
import type { PaletteItem } from '@brandroom/ui/palette-section';
import type { ToOptions } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import {
  Droplet,
  File,
  Handshake,
  KeyRound,
  Layers,
  ListChecks,
  Mail,
  Megaphone,
  Mic,
  Printer,
  Stamp,
  Target,
  Type,
  User,
} from 'lucide';

import { useChooseBrand } from '../brand/use-choose-brand';
import { useWorkspace } from '../brand/workspace';
import { channelIcons } from '../content/channel-icons';
import { actionsId } from '../page/focus-actions';
import { paletteMessages as messages } from './palette.messages';
import { rememberResult } from './recent-results';

/** The palette line of a result, without its link. */
function lineOf(result: SearchResult): Omit<PaletteItem, 'id' | 'label'> {
  switch (result.kind) {
    case 'content': {
      const facts = [channelLabels[result.channel], contentStatusLabels[result.status]];
      return { icon: channelIcons[result.channel], description: facts.join(' · ') };
    }
    case 'file':
      return { icon: File, description: messages.file[result.category] };
    case 'logo':
      return { icon: Stamp, description: logoTypeLabels[result.type] };
    case 'color':
      return { icon: Droplet, description: `${result.hex} · ${colorRoleLabels[result.role]}` };
    case 'font':
      return { icon: Type, description: result.family };
    case 'tone':
      return { icon: Mic, description: messages.tone };
    case 'message':
      return { icon: Megaphone, description: messageTypeLabels[result.type] };
    case 'rule':
      return { icon: ListChecks, description: messages.rule };
    case 'guideline':
      return { icon: Handshake, description: messages.guideline };
    case 'campaign':
      return { icon: Target, description: campaignStatusLabels[result.status] };
    case 'email':
      return { icon: Mail, description: emailStatusLabels[result.status] };
    case 'print':
      return { icon: Printer, description: printTypeLabels[result.type] };
    case 'keywords':
      return { icon: KeyRound, description: messages.keywords };
    case 'person':
      return { icon: User, description: `${result.email} · ${brandRoleLabels[result.role]}` };
    case 'brand':
      return { icon: Layers };
    default:
      return result satisfies never;
  }
}

type RecordResult = Exclude<SearchResult, { kind: 'brand' }>;

/** Returns the page of a record and its position on the page. */
function pageOf(result: RecordResult): ToOptions {
  const hash = actionsId(result);
  switch (result.kind) {
    case 'content':
      return { to: '/content/edit/$id', params: { id: result.id } };
    case 'file':
      return { to: '/files', search: { file: result.id } };
    case 'logo': {
      const tab = result.type === 'primary' ? undefined : result.type;
      return { to: '/brand/logos', search: { tab, logo: result.id } };
    }
    case 'color':
      return { to: '/brand/colors', hash };
    case 'font':
      return { to: '/brand/typography', hash };
    case 'tone':
      return { to: '/brand/voice', hash };
    case 'message':
      return { to: '/brand/messaging', hash };
    case 'rule':
      return { to: '/brand/context', hash };
    case 'guideline':
      return { to: '/brand/co-branding', hash };
    case 'campaign':
      return { to: '/marketing/campaigns/$id', params: { id: result.id } };
    case 'email':
      return { to: '/marketing/emails/$id', params: { id: result.id } };
    case 'print':
      return { to: '/marketing/print/$id', params: { id: result.id } };
    case 'keywords':
      return { to: '/analytics/keywords', search: { group: result.id } };
    case 'person':
      return { to: '/team', search: { q: result.name } };
    default:
      return result satisfies never;
  }
}

/** Returns a function that converts a result into a palette line. */
export function useRecordItem(): (result: SearchResult) => PaletteItem {
  const { user } = useWorkspace();
  const router = useRouter();
  const choose = useChooseBrand();
  return (result) => {
    const { kind, id, brandId, name } = result;
    const line = { id, ...lineOf(result) };
    if (kind === 'brand')
      return {
        ...line,
        label: messages.switchTo(name),
        onAction: () => void choose({ id: brandId, name }),
      };
    const page = pageOf(result);
    return {
      ...line,
      label: name,
      href: router.buildLocation(page).href,
      onAction: () => {
        // Recent results include only records of the brand.
        if (kind !== 'person') rememberResult(user, brandId, id);
        afterPaint(() => void router.navigate(page));
      },
    };
  };
}
