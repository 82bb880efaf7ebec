import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { formatCount } from '@brandroom/domain/format/count';
import { can } from '@brandroom/domain/rights/can';
import { CommandPalette } from '@brandroom/ui/CommandPalette';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { useQuery } from '@tanstack/react-query';
import { Palette, Plus, Rows3 } from 'lucide-react';
import { useState } from 'react';

import { useApi } from '../../shared/api/api';
import { useChooseBrand } from '../../shared/brand/use-choose-brand';
import { useHref } from '../../shared/navigation/use-href';
import { useWorkspace } from '../../shared/brand/workspace';
import {
  setDisplayPreference,
  displayChoices,
  displayPreferences,
} from '../../shared/theme/display-preferences';
import { navigationAt } from './navigation';
import { foundIn } from './palette-sections';
import { shellMessages } from './shell.messages';

const messages = shellMessages.palette;
const lookIcons = { theme: Palette, density: Rows3 };

/** Goes to a screen, creates, changes the brand or how everything looks, from the keyboard. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const sections = foundIn(useCommands(), query);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      label={messages.label}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      status={count === 0 ? messages.nothing(query) : formatCount(count, 'result')}
      hint={messages.hint}
    />
  );
}

function useCommands(): readonly MenuActionSection[] {
  const workspace = useWorkspace();
  const { user, brandId } = workspace;
  const hrefTo = useHref();
  const choose = useChooseBrand();
  const { data: brands = [] } = useQuery(useApi().brands.list.queryOptions());
  const places = navigationAt('', workspace).flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  );
  const others = can(user, 'switchBrand', null) ? brands.filter(({ id }) => id !== brandId) : [];
  return [
    {
      id: 'screens',
      title: messages.screens,
      items: places.map(({ label, href, icon }) => ({ id: href, label, href, icon })),
    },
    ...(brandId !== null && createsSomeContent(user, brandId)
      ? [
          {
            id: 'create',
            title: messages.create,
            items: [
              {
                id: 'create',
                label: messages.createContent,
                href: hrefTo({ to: '/content/create' }),
                icon: Plus,
              },
            ],
          },
        ]
      : []),
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
