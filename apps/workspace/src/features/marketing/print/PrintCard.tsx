import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Link } from '@brandroom/ui/Link';
import { SheetPreview } from '@brandroom/ui/SheetPreview';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis } from 'lucide';

import { useHref } from '../../../shared/navigation/use-href';
import { actionsId } from '../../../shared/page/focus-actions';
import { openLinkId } from '../../../shared/selection/focus-listed';
import { factsOf } from './print-facts';
import { printMessages } from './print.messages';
import { pageLabel, useSheet } from './SheetPages';
import type { PrintBrand } from './use-print-brand';

interface PrintCardProps {
  item: PrintItem;
  brand: PrintBrand;
  openMenu: (item: PrintItem, anchor: Element) => void;
}

/** An item of the gallery: its first page, name and details. */
export function PrintCard({ item, brand, openMenu }: PrintCardProps) {
  const href = useHref()({ to: '/marketing/print/$id', params: { id: item.id } });
  const { sheet, source } = useSheet(item, brand);
  const [first] = sheet?.pages ?? [];
  return (
    <AssetTile
      tip={item.name}
      title={
        <Heading level={2} size="ui">
          <Link id={openLinkId(item)} variant="strong" href={href}>
            {item.name}
          </Link>
        </Heading>
      }
      facts={factsOf(item)}
      drawing={
        sheet && first ? (
          <SheetPreview
            label={pageLabel(first, item.name)}
            width={sheet.width}
            height={sheet.height}
            parts={first.parts}
            logo={source}
            fonts={brand.letters.faces}
            size="tile"
          />
        ) : (
          <Skeleton shape="block" />
        )
      }
      mainAction={
        <IconButton
          id={actionsId(item)}
          icon={Ellipsis}
          size="small"
          variant="secondary"
          label={printMessages.list.open(item.name)}
          {...menuTrigger}
          onPress={({ target }) => openMenu(item, target)}
        />
      }
    />
  );
}
