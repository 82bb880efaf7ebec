import { showToast } from '@brandroom/ui/toast';
import type { ComponentType, ReactElement } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ButtonProps } from 'react-aria-components';

import type { LazyPart } from './lazy-part';

/** What the button of an overlay takes, to stand for it until its code is here. */
export type TriggerProps = Pick<
  ButtonProps,
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'autoFocus'
  | 'onFocusChange'
  | 'onHoverStart'
  | 'onPress'
  | 'onPressChange'
>;

/** What an overlay takes beside its own props. */
export interface OverlayProps {
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
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
  const [isFocused, setFocused] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);

  // With the overlay comes another button element: not in the middle of a press, which would be lost.
  const canStand = Overlay !== null && (isWanted || !isPressed);
  useEffect(() => {
    if (canStand) setReady(true);
  }, [canStand]);
  // Once the new button has focus, so that it is where focus comes back to.
  useEffect(() => {
    if (isReady && isWanted) setOpen(true);
  }, [isReady, isWanted]);

  function load() {
    part.load().catch(() => {
      setWanted(false);
      showToast({ title: 'This part could not be loaded', description: 'Try again.' });
    });
  }

  if (Overlay && isReady) {
    const trigger = button({ autoFocus: isFocused || isWanted });
    return <Overlay {...props} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />;
  }
  return button({
    'aria-haspopup': popup,
    'aria-expanded': false,
    onHoverStart: load,
    onPressChange: setPressed,
    onFocusChange: (hasFocus) => {
      setFocused(hasFocus);
      if (hasFocus) load();
    },
    onPress: () => {
      setWanted(true);
      load();
    },
  });
}
