import { FieldButton } from '@brandroom/ui/FieldButton';
import { IconButton } from '@brandroom/ui/IconButton';
import { useShell } from '@brandroom/ui/shell-context';
import { Search } from 'lucide-react';

import { paletteKeys, paletteShortcut } from './palette-keys';
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
        <SearchButton onSearch={onSearch} />
      ) : (
        <FieldButton
          icon={Search}
          shortcut={paletteShortcut()}
          aria-haspopup="dialog"
          aria-keyshortcuts={paletteKeys}
          onPress={onSearch}
        >
          {shellMessages.search}
        </FieldButton>
      )}
    </>
  );
}

/** The search button as an icon only. */
export function SearchButton({ onSearch }: NavHeadProps) {
  return (
    <IconButton
      icon={Search}
      label={shellMessages.search}
      aria-haspopup="dialog"
      aria-keyshortcuts={paletteKeys}
      data-tip={shellMessages.search}
      onPress={onSearch}
    />
  );
}
