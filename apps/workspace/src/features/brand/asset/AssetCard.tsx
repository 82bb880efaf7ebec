import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis } from 'lucide';
import type { ReactNode } from 'react';

import { actionsId } from '../../../shared/page/focus-actions';
import { assetMessages } from './asset.messages';
import type { Asset } from './asset-area';
import type { Assets } from './use-assets';

interface AssetCardProps<Item extends Asset, Draft> {
  item: Item;
  /** The list that contains the card. */
  shown: readonly Item[];
  assets: Assets<Item, Draft>;
  title: string;
  /** The heading level of the title. */
  headingLevel?: 2 | 3;
  /** A badge after the title. */
  badge?: ReactNode;
  children: ReactNode;
}

/** An asset in a list, with a menu for people who may change it. */
export function AssetCard<Item extends Asset, Draft>({
  item,
  shown,
  assets,
  title,
  headingLevel = 2,
  badge,
  children,
}: AssetCardProps<Item, Draft>) {
  const { openMenu, changes } = assets;
  return (
    <Card data-asset={item.id}>
      <Stack gap={8}>
        <Inline justify="between" isWrapping={false}>
          <Inline gap={12}>
            {/* Without a menu, the title is the focus target of links. */}
            <Heading
              level={headingLevel}
              size="lead"
              {...(openMenu ? {} : { id: actionsId(item) })}
            >
              {title}
            </Heading>
            {badge}
          </Inline>
          {openMenu && (
            <IconButton
              id={actionsId(item)}
              icon={Ellipsis}
              label={assetMessages.actions.open(changes.nameIn(item))}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              {...menuTrigger}
              onPress={({ target }) => openMenu({ item, shown }, target)}
            />
          )}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
