import { showToast } from '@brandroom/ui/toast';
import type { ComponentType, ReactElement } from 'react';
import { createElement, useState, useSyncExternalStore } from 'react';
import type { ButtonProps } from 'react-aria-components';

import type { LazyPart } from './lazy-part';
import { overlayMessages as messages } from './overlay.messages';

/** What the button of an overlay takes. */
export type TriggerProps = Pick<
  ButtonProps,
  'aria-expanded' | 'aria-haspopup' | 'onFocusChange' | 'onHoverStart' | 'onKeyDown' | 'onPress'
>;

/** What an overlay takes beside its own props. */
export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  /** The button that it opens at and gives focus back to. */
  anchor: Element | null;
}

interface LazyOverlayProps<Props extends object> {
  part: LazyPart<ComponentType<Props & OverlayProps>>;
  /** The overlay's own props. */
  props: Props;
  popup: 'menu' | 'dialog';
  button: (props: TriggerProps) => ReactElement;
}

/**
 * A button whose overlay is loaded later: when the pointer or focus comes to it, or before that by
 * whoever calls the part's `load`. A press that comes first opens the overlay as soon as it is here.
 */
export function LazyOverlay<Props extends object>(options: LazyOverlayProps<Props>) {
  const { part, props, popup, button } = options;
  const Overlay = useSyncExternalStore(part.subscribe, part.now);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isWanted, setWanted] = useState(false);

  function load() {
    part.load().catch(() => {
      setWanted(false);
      showToast({ title: messages.failed, description: messages.tryAgain });
    });
  }
  function open(at: Element) {
    setAnchor(at);
    setWanted(true);
    load();
  }

  return (
    <>
      {button({
        'aria-haspopup': popup,
        'aria-expanded': isWanted && Overlay !== null,
        onHoverStart: load,
        onFocusChange: (isFocused) => {
          if (isFocused) load();
        },
        onKeyDown: (event) => {
          if (popup === 'menu' && event.key === 'ArrowDown') open(event.currentTarget);
          // Others wait for keys too, as Escape for what the button stands in.
          else event.continuePropagation();
        },
        onPress: ({ target }) => open(target),
      })}
      {Overlay &&
        createElement(Overlay, {
          ...props,
          isOpen: isWanted,
          onClose: () => setWanted(false),
          anchor,
        })}
    </>
  );
}
