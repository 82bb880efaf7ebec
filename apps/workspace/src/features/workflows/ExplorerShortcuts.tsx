import type { Shortcuts } from '@brandroom/workflow-explorer/explorer/explorer-context';

import { useScreenKeys } from '../../shared/keys/use-screen-keys';

/** Letters find a row of the tree while focus is in it. */
const outsideTheTree = 'body:not(:has([role="treegrid"]:focus-within))';

const isLetter = /^[a-z]$/u;

/** Makes keys of the explorer keys of the screen, which a person can turn off. */
export const ExplorerShortcuts: Shortcuts = ({ keys }) => {
  const entries = Object.entries(keys);
  const letters = entries.filter(([key]) => isLetter.test(key));
  const others = entries.filter(([key]) => !isLetter.test(key));
  useScreenKeys(Object.fromEntries(letters), { within: outsideTheTree });
  useScreenKeys(Object.fromEntries(others));
  return null;
};
