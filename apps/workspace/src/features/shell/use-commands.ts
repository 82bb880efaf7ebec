import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { settingsDenial, settingsPages } from '@brandroom/domain/account/settings-page';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { can } from '@brandroom/domain/rights/can';
import { afterPaint } from '@brandroom/ui/after-paint';
import type { PaletteItem, PaletteSection } from '@brandroom/ui/palette-section';
import { offeredActions } from '@brandroom/ui/offered-actions';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { BookOpen, Keyboard, LogOut, Palette, Plus, Rows3, Settings2, Workflow } from 'lucide';
import { useState } from 'react';

import { useApi } from '../../shared/api/api';
import { brandMessages } from '../../shared/brand/brand.messages';
import { useChooseBrand } from '../../shared/brand/use-choose-brand';
import { useWorkspace } from '../../shared/brand/workspace';
import { goKeysOf, shownGoKey } from '../../shared/keys/go-keys';
import { keysMessages } from '../../shared/keys/keys.messages';
import { useSingleKeys } from '../../shared/keys/single-keys';
import { paletteMessages as messages } from '../../shared/palette/palette.messages';
import {
  setDisplayPreference,
  displayChoices,
  displayPreferences,
} from '../../shared/theme/display-preferences';
import { useSignOut } from './use-sign-out';
import { navigationAt } from './navigation';
import { shellMessages } from './shell.messages';

const lookIcons = { theme: Palette, density: Rows3 };

function send(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/**
 * The entries of the palette besides records: screens, commands, brands and display preferences.
 */
export function useCommands(): readonly PaletteSection[] {
  const workspace = useWorkspace();
  const { user, brandId } = workspace;
  const router = useRouter();
  const choose = useChooseBrand();
  const signOut = useSignOut();
  const { data: brands = [] } = useQuery(useApi().brands.list.queryOptions());
  const screens = navigationAt('', workspace).flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  );
  const others = can(user, 'switchBrand', null) ? brands.filter(({ id }) => id !== brandId) : [];
  const link = (href: string): Pick<PaletteItem, 'href' | 'onAction'> => ({
    href,
    // The palette closes first, because some pages take long to render.
    onAction: () => afterPaint(() => void router.navigate({ href })),
  });
  const [hasKeys] = useSingleKeys();
  const keyed = (key: string | undefined) =>
    hasKeys && key !== undefined ? { shortcut: key } : {};
  const goKeys = goKeysOf(workspace);
  const goKeyOf = (href: string) => {
    const to = href.replace(/(?<=.)\/$/u, '');
    const found = goKeys.find(({ page }) => page.to === to && page.search === undefined);
    return keyed(found && shownGoKey(found.key));
  };
  const [offered] = useState(offeredActions);
  const onPage = offered
    .filter(({ label }) => label !== messages.createContent)
    .map(({ id, name, label, description, icon, shortcut, href, form, onAction }): PaletteItem => ({
      id: `page ${id}`,
      label: name ?? label,
      ...(description === undefined ? {} : { description }),
      ...(icon === undefined ? {} : { icon }),
      ...(shortcut === undefined ? {} : { shortcut }),
      ...(href === undefined
        ? { onAction: () => afterPaint(() => (form === undefined ? onAction?.() : send(form))) }
        : link(href)),
    }));
  const creates = brandId !== null && createsSomeContent(user, brandId);
  const create: PaletteItem = {
    id: 'create',
    label: messages.createContent,
    icon: Plus,
    ...keyed('C'),
    ...link(router.buildLocation({ to: '/content/create' }).href),
  };
  const createsBrands = can(user, 'createBrand', null);
  const createBrand: PaletteItem = {
    id: 'createBrand',
    label: brandMessages.create,
    icon: Plus,
    ...link(
      router.buildLocation({
        to: '/settings/$page',
        params: { page: 'brands' },
        search: { create: 'choice' },
      }).href,
    ),
  };
  const settings = settingsPages
    .filter((page) => settingsDenial(user, page) === null)
    .map((page): PaletteItem => ({
      id: `settings ${page}`,
      label: messages.settings(page),
      description:
        page === 'brands' && !createsBrands ? messages.brandsHelp : messages.settingsHelp[page],
      icon: Settings2,
      ...link(router.buildLocation({ to: '/settings/$page', params: { page } }).href),
    }));
  const signOutItem: PaletteItem = {
    id: 'signOut',
    label: shellMessages.account.signOut,
    icon: LogOut,
    onAction: signOut,
  };
  const book: PaletteItem = {
    id: 'book',
    label: brandMessages.book,
    icon: BookOpen,
    ...link(router.buildLocation({ to: '/brand/book' }).href),
  };
  const shortcuts: PaletteItem = {
    id: 'shortcuts',
    label: keysMessages.open,
    icon: Keyboard,
    ...keyed('?'),
    ...link(router.buildLocation({ to: '/help', hash: 'shortcuts' }).href),
  };
  const workflows = machineCatalog.map(({ slug, label }): PaletteItem => ({
    id: `workflow ${slug}`,
    label,
    icon: Workflow,
    ...link(router.buildLocation({ to: '/workflows/$machine', params: { machine: slug } }).href),
  }));
  return [
    { id: 'page', title: messages.onPage, items: onPage },
    {
      id: 'screens',
      title: messages.screens,
      items: [
        ...screens.map(({ label, href, icon }) => ({
          id: href,
          label,
          icon,
          ...goKeyOf(href),
          ...link(href),
        })),
        ...(brandId === null ? [] : [book]),
      ],
    },
    { id: 'settings', title: messages.settingsTitle, items: settings },
    { id: 'workflows', title: messages.workflows, items: workflows },
    {
      id: 'commands',
      title: messages.commands,
      items: [
        ...(creates ? [create] : []),
        ...(createsBrands ? [createBrand] : []),
        shortcuts,
        signOutItem,
      ],
    },
    {
      id: 'brands',
      title: messages.brands,
      items: others.map((brand) => ({
        id: brand.id,
        label: messages.switchTo(brand.name),
        onAction: () => void choose(brand),
      })),
    },
    ...displayPreferences.map((preference) => ({
      id: preference,
      title: shellMessages.account[preference],
      items: displayChoices[preference].map((choice) => ({
        id: `${preference} ${choice}`,
        label: messages.look[preference](shellMessages.account.looks[choice]),
        icon: lookIcons[preference],
        onAction: () => setDisplayPreference(preference, choice),
      })),
    })),
  ];
}
