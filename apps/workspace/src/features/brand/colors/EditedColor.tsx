import { colorRole, rolesFor } from '@brandroom/domain/brand/color-role';
import type { Color, ColorDraft } from '@brandroom/domain/brand/color.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import type { Ref } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { colorsMessages } from './colors.messages';
import { draftOf } from './color-draft';
import type { LeaveForm } from './ColorForm';
import { ColorForm } from './colors-parts';
import type { ColorChanges } from './use-color-changes';

const messages = colorsMessages.form;

interface EditedColorProps {
  brandId: BrandId;
  color: Color;
  /** The stored color; undefined after another tab deleted it. */
  stored: Color | undefined;
  changes: ColorChanges;
  leaveRef: Ref<LeaveForm>;
  onClose: () => void;
  /** Called after a deleted color was added as a new one. */
  onAdded: (added: Color) => void;
  onKeep: () => void;
}

/** The form in place of a color's tile. A color deleted by someone else is added as a new one. */
export function EditedColor({ brandId, color, stored, changes, ...props }: EditedColorProps) {
  const { user } = useWorkspace();
  const { leaveRef, onClose, onAdded, onKeep } = props;
  const notAddable = denialReason(user, 'colors.create', brandId);
  async function save(draft: ColorDraft): Promise<void> {
    const placed = { ...draft, ...rolesFor(colorRole(stored ?? color)) };
    if (stored) {
      await changes.update(stored, placed);
      return onClose();
    }
    const added = await changes.create.mutateAsync({ brandId, draft: placed });
    onAdded(added);
    return changes.notifyAdded(added);
  }
  return (
    <ColorForm
      isInTile
      leaveRef={leaveRef}
      title={messages.editTitle(color.name)}
      initial={draftOf(color)}
      onSave={save}
      onCancel={onClose}
      onKeep={onKeep}
      {...(!stored && {
        notice: (
          <InlineAlert tone="warning" title={messages.deleted(color.name)} isLive>
            {notAddable ?? messages.deletedHelp}
          </InlineAlert>
        ),
        saveLabel: notAddable === null ? messages.addNew : null,
      })}
    />
  );
}
