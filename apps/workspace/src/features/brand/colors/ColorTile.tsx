import type { Color } from '@brandroom/domain/brand/color.schema';
import { contrast, contrastGrade, formatContrast, textOn } from '@brandroom/domain/color/contrast';
import { parseHex } from '@brandroom/domain/color/hex';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Swatch } from '@brandroom/ui/Swatch';
import { Text } from '@brandroom/ui/Text';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis } from 'lucide';
import { memo } from 'react';

import { actionsId } from '../../../shared/page/focus-actions';
import { colorsMessages } from './colors.messages';
import { copyValue } from './copy-value';

const messages = colorsMessages.tile;
const black = { r: 0, g: 0, b: 0 };
const white = { r: 255, g: 255, b: 255 };

interface ColorTileProps {
  color: Color;
  /** Opens the menu that all colors share; missing for people with read-only access. */
  onOpenMenu: ((color: Color, anchor: Element) => void) | undefined;
}

/** A brand color with values to copy. */
export const ColorTile = memo(function ColorTile({ color, onOpenMenu }: ColorTileProps) {
  const { name, hex, pms, ral } = color;
  const rgb = parseHex(hex) ?? black;
  const text = textOn(rgb);
  const ratio = contrast(rgb, text === 'black' ? black : white);
  const { labels } = messages;
  return (
    <Swatch
      name={
        // Without a menu, the name is the focus target of links.
        <Heading level={3} size="ui" {...(onOpenMenu ? {} : { id: actionsId(color) })}>
          {name}
        </Heading>
      }
      hex={hex}
      values={[
        { label: labels.rgb, value: color.rgb },
        { label: labels.cmyk, value: color.cmyk },
        ...(pms === '' ? [] : [{ label: labels.pms, value: pms }]),
        ...(ral === '' ? [] : [{ label: labels.ral, value: ral }]),
      ]}
      textColor={text}
      size="small"
      facts={
        <Text size="caption" tone="muted">
          {messages.contrast(formatContrast(ratio), contrastGrade(ratio), text)}
        </Text>
      }
      copyLabel={messages.copyAll(name)}
      onCopy={({ value }) => void copyValue(value)}
      menu={
        onOpenMenu && (
          <IconButton
            id={actionsId(color)}
            icon={Ellipsis}
            size="small"
            label={messages.actions(name)}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            {...menuTrigger}
            onPress={({ target }) => onOpenMenu(color, target)}
          />
        )
      }
    />
  );
});
