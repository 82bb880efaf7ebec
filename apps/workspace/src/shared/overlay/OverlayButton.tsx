import { showToast } from '@brandroom/ui/toast';
import type { ReactElement } from 'react';
import { createElement, useState } from 'react';
import type { ButtonProps } from 'react-aria-components';

import type { LazyPart } from '@brandroom/ui/lazy-part';
import { overlayMessages as messages } from './overlay.messages';

/** The props of an overlay's button. */
export type TriggerProps = Pick<
  ButtonProps,
  'aria-expanded' | 'aria-haspopup' | 'onFocusChange' | 'onHoverStart' | 'onKeyDown' | 'onPress'
>;

/** The props that every overlay gets besides its own. */
export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  /** The button that opens the overlay and gets focus back. */
  anchor: Element | null;
}

interface OverlayButtonProps<Props extends object> {
  overlay: LazyPart<Props & OverlayProps>;
  /** The overlay's own props. */
  props: Props;
  popup: 'menu' | 'dialog';
  button: (props: TriggerProps) => ReactElement;
}

/**
 * A button with a lazily loaded overlay; its code loads when the pointer or focus reaches the
 * button, or earlier by its `load`. A press before that opens the overlay once it is loaded.
 */
export function OverlayButton<Props extends object>(options: OverlayButtonProps<Props>) {
  const { overlay, props, popup, button } = options;
  const [isLoaded, setLoaded] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isWanted, setWanted] = useState(false);

  async function load(onFailure?: () => void) {
    try {
      await overlay.load();
      setLoaded(true);
    } catch {
      onFailure?.();
    }
  }
  function open(at: Element) {
    setAnchor(at);
    setWanted(true);
    void load(() => {
      setWanted(false);
      showToast({ title: messages.failed, description: messages.tryAgain });
    });
  }

  return (
    <>
      {button({
        'aria-haspopup': popup,
        'aria-expanded': isWanted && isLoaded,
        onHoverStart: () => void load(),
        onFocusChange: (isFocused) => {
          if (isFocused) void load();
        },
        onKeyDown: (event) => {
          if (popup === 'menu' && event.key === 'ArrowDown') open(event.currentTarget);
          // Other elements handle keys too, such as Escape in a surrounding dialog.
          else event.continuePropagation();
        },
        onPress: ({ target }) => open(target),
      })}
      {isLoaded &&
        createElement(overlay, {
          ...props,
          isOpen: isWanted,
          onClose: () => setWanted(false),
          anchor,
        })}
    </>
  );
}
