import { colorsOfRole, placeBeside } from '@brandroom/domain/brand/color-order';
import { colorRole } from '@brandroom/domain/brand/color-role';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels, colorRoles } from '@brandroom/domain/brand/color.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { ArrowDown, ArrowUp, PenLine, Trash2 } from 'lucide';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useRowMenu } from '../../../shared/overlay/RowMenu';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { colorsMessages } from './colors.messages';
import type { ColorChanges } from './use-color-changes';

const messages = colorsMessages.menu;
const roleItems = colorRoles.map((id) => ({ id, label: colorRoleLabels[id] }));

interface ColorMenuOptions {
  brandId: BrandId;
  /** All colors of the brand. */
  colors: readonly Color[];
  /** Those that a search leaves. */
  shown: readonly Color[];
  changes: ColorChanges;
  onEdit: (color: Color) => void;
}

/** The menu that all colors share, with the person's actions on its color. */
export function useColorMenu({ brandId, colors, shown, changes, onEdit }: ColorMenuOptions) {
  const { user } = useWorkspace();
  const mayEdit = can(user, 'colors.edit', brandId);
  const mayDelete = can(user, 'colors.delete', brandId);
  const { open, menuOf } = useRowMenu<Color>();

  function editing(of: Color): MenuSectionContent[] {
    const role = colorRole(of);
    const group = colorsOfRole(colors, role);
    const step = (by: -1 | 1): MenuAction => {
      const before = placeBeside(group, of.id, by);
      return {
        id: by === -1 ? 'earlier' : 'later',
        icon: by === -1 ? ArrowUp : ArrowDown,
        label: by === -1 ? messages.earlier : messages.later,
        ...(before === undefined
          ? { isDisabled: true, description: by === -1 ? messages.isFirst : messages.isLast }
          : {}),
        onAction: () => {
          if (before !== undefined) void changes.move({ id: of.id, role, before });
          focusActions(of);
        },
      };
    };
    return [
      {
        id: 'edit',
        items: [{ id: 'edit', icon: PenLine, label: messages.edit, onAction: () => onEdit(of) }],
      },
      {
        id: 'role',
        title: messages.role,
        items: roleItems,
        selectedId: role,
        onSelect: (id) => {
          const to = colorRoles.find((each) => each === id);
          if (to && to !== role) void changes.move({ id: of.id, role: to, before: null });
          focusActions(of);
        },
      },
      { id: 'order', title: messages.order, items: [step(-1), step(1)] },
    ];
  }

  function deleting(of: Color): MenuSectionContent {
    const onAction = () => {
      const neighbour = neighbourOf(colorsOfRole(shown, colorRole(of)), of);
      changes.discard.mutate(of);
      focusActions(neighbour);
    };
    const item = { id: 'delete', icon: Trash2, label: messages.delete, isDanger: true, onAction };
    return { id: 'end', items: [item] };
  }

  return {
    mayEdit,
    openMenu: mayEdit || mayDelete ? open : undefined,
    menu: menuOf((row) => {
      const color = colors.find(({ id }) => id === row.id);
      return color
        ? {
            label: colorsMessages.tile.actions(color.name),
            sections: [...(mayEdit ? editing(color) : []), ...(mayDelete ? [deleting(color)] : [])],
          }
        : null;
    }),
  };
}
