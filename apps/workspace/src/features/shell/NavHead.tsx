import { FieldButton } from '@brandroom/ui/FieldButton';
import { IconButton } from '@brandroom/ui/IconButton';
import { useShell } from '@brandroom/ui/shell-context';
import { Search } from 'lucide';

import { commandShortcut } from '../../shared/keys/command-shortcut';
import { shellMessages } from './shell.messages';
import { BrandSwitcher } from './BrandSwitcher';

interface NavHeadProps {
  onSearch: () => void;
}

/** The head of the navigation: the brand, and the search palette. */
export function NavHead({ onSearch }: NavHeadProps) {
  const { isNavCollapsed } = useShell();
  return (
    <>
      <BrandSwitcher />
      {isNavCollapsed ? (
        <SearchButton onSearch={onSearch} isInNav />
      ) : (
        <FieldButton
          icon={Search}
          shortcut={commandShortcut('K')}
          aria-haspopup="dialog"
          onPress={onSearch}
        >
          {shellMessages.search}
        </FieldButton>
      )}
    </>
  );
}

/** The search button as an icon only. */
export function SearchButton({ onSearch, isInNav = false }: NavHeadProps & { isInNav?: boolean }) {
  const shortcut = commandShortcut('K');
  return (
    <IconButton
      icon={Search}
      label={shellMessages.search}
      aria-haspopup="dialog"
      shortcut={shortcut}
      {...(isInNav ? { 'data-tip': `${shellMessages.search} · ${shortcut}` } : {})}
      onPress={onSearch}
    />
  );
}
