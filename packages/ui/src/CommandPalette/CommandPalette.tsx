import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import * as dialogStyles from '../Dialog/Dialog.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { MenuList } from '../Menu/MenuList';
import type { MenuActionSection } from '../Menu/menu-section';
import { SearchField } from '../SearchField/SearchField';
import * as styles from './CommandPalette.css';
import { Finder } from './Finder';
import { useSpokenOption } from './use-spoken-option';

export interface CommandPaletteProps extends ElementProps<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field: «Search Brandroom». */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The results, best first; some 25 lines at most. Links and actions. */
  sections: readonly MenuActionSection[];
  /** The status: «5 results», «Nothing found for “x”». Announced once typing has paused. */
  status: string;
  /** The hint under the field while there is no query: searchable things, keys. */
  hint?: ReactNode;
}

/** Milliseconds without a change after which the status is spoken, so that typing is not talked over. */
const settled = 500;

/** Finds and does from the keyboard: type, arrows, Enter. Escape closes; focus goes back. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  label,
  query,
  onQueryChange,
  sections,
  status,
  hint,
  className,
  ...rest
}: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  useSpokenOption(input, isOpen);
  useEffect(() => {
    if (!isOpen || query === '') return undefined;
    const timer = setTimeout(() => announce(status), settled);
    return () => clearTimeout(timer);
  }, [isOpen, query, status]);
  return (
    <ModalOverlay
      {...rest}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={classNames(dialogStyles.overlay, styles.ground, className)}
    >
      <Modal>
        <Dialog aria-label={label} className={styles.palette}>
          <Finder query={query} onQueryChange={onQueryChange}>
            <SearchField label={label} placeholder={label} controlRef={input} autoFocus />
            <div className={styles.status}>{query === '' ? hint : status}</div>
            {sections.length > 0 && (
              <div className={styles.results}>
                <MenuList label="Results" sections={sections} onClose={() => onOpenChange(false)} />
              </div>
            )}
          </Finder>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
