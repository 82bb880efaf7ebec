import { createsSomeContent } from '@brandroom/domain/content/may-generate';

import { viewing } from '../auth/viewing';
import type { Workspace } from '../brand/workspace';
import { commandKey } from './command-shortcut';
import { goKeysOf, shownGoKey } from './go-keys';
import type { KeyGroup } from './key-group';
import { appKeysMessages as messages } from './app-keys.messages';

/** Returns the shortcuts that work on every screen for this person. */
export function appKeys(workspace: Pick<Workspace, 'user' | 'brandId'>): readonly KeyGroup[] {
  const { user, brandId } = workspace;
  const creates = brandId !== null && createsSomeContent(user, brandId);
  return [
    {
      title: messages.everywhere,
      items: [
        { keys: [commandKey('K')], does: messages.search },
        { keys: ['/'], does: messages.find },
        ...(creates ? [{ keys: ['C'], does: messages.create }] : []),
        { keys: [commandKey('Z')], does: messages.undo },
        { keys: [commandKey('S')], does: messages.save },
        ...(creates ? [{ keys: [commandKey('Enter')], does: messages.submit }] : []),
        { keys: ['Alt+↑', 'Alt+↓'], does: messages.move },
        { keys: ['F6'], does: messages.toasts },
        { keys: ['['], does: messages.nav },
        ...(viewing.isOn() ? [{ keys: ['X'], does: messages.stopViewing }] : []),
        { keys: ['?'], does: messages.list },
      ],
    },
    {
      title: messages.goTo,
      items: goKeysOf(workspace).map(({ key, label }) => ({
        keys: [shownGoKey(key)],
        does: label,
      })),
    },
  ];
}
