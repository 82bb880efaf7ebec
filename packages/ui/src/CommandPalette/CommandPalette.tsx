import { Search } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { RestoreFocus } from '../Dialog/RestoreFocus';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import * as dialogStyles from '../Dialog/Dialog.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import * as searchStyles from '../SearchField/SearchField.css';
import * as styles from './CommandPalette.css';
import { optionId, PaletteResults } from './PaletteResults';
import type { PaletteSection } from './palette-section';
import { useActiveOption } from './use-active-option';
import { useSpokenOption } from './use-spoken-option';

export interface CommandPaletteProps extends ElementProps<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field: «Search Brandroom». */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The results by group, best first; some 25 lines at most. Links and actions. */
  sections: readonly PaletteSection[];
  /** The status: «5 results», «Nothing found for “x”». Announced once typing has paused. */
  status: string;
  /** More results are on their way. */
  isPending?: boolean;
  /** Why results are missing: shown and announced, with a way to try again. */
  failure?: { readonly text: string; readonly retry: string; readonly onRetry: () => void } | null;
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
  isPending = false,
  failure = null,
  hint,
  className,
  ...rest
}: CommandPaletteProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (id: string) => {
    const item = sections.flatMap(({ items }) => items).find((each) => each.id === id);
    onOpenChange(false);
    if (item?.onAction) item.onAction();
    else if (item?.href !== undefined) location.assign(item.href);
  };
  const { activeId, onKeyDown, onPoint } = useActiveOption({
    sections,
    query,
    isPending,
    onChoose: choose,
  });
  useSpokenOption(input, isOpen);
  useEffect(() => {
    if (!isOpen || query === '' || isPending) return undefined;
    const timer = setTimeout(
      () => announce(failure ? `${failure.text} ${status}` : status),
      settled,
    );
    return () => clearTimeout(timer);
  }, [isOpen, query, status, isPending, failure]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return onKeyDown(event);
    event.stopPropagation();
    return onQueryChange('');
  };
  const isEmpty = sections.length === 0;
  return (
    <ModalOverlay
      {...rest}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={classNames(dialogStyles.overlay, styles.ground, className)}
    >
      <Modal className={styles.modal}>
        <RestoreFocus />
        <Dialog aria-label={label} className={styles.palette}>
          <div className={searchStyles.box}>
            <span className={searchStyles.lens}>
              <Icon of={Search} />
            </span>
            <input
              ref={input}
              type="text"
              role="combobox"
              dir="auto"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type here
              autoFocus
              aria-label={label}
              aria-expanded={!isEmpty}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={
                activeId === undefined ? undefined : optionId(listId, activeId)
              }
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              placeholder={label}
              value={query}
              onChange={(event) => onQueryChange(event.target.value)}
              onKeyDown={press}
              className={searchStyles.input}
            />
          </div>
          <div className={styles.status} data-pending={isPending || undefined}>
            {query === '' ? hint : status}
          </div>
          {failure && (
            <div className={styles.failure}>
              {failure.text}
              <Button size="small" onPress={failure.onRetry}>
                {failure.retry}
              </Button>
            </div>
          )}
          <PaletteResults
            id={listId}
            sections={sections}
            activeId={activeId}
            onPoint={onPoint}
            onChoose={choose}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
