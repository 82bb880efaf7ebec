/** The name of the frames in which docs pages show stories. */
export const embedded = 'story on a docs page';

type PreviewWindow = Window & {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
};

/** Whether the story that a window shows has been played to its end, well or not. */
export function isPlayed(shown: PreviewWindow | null): boolean {
  const phase = shown?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  return ['finished', 'errored', 'aborted'].includes(phase);
}

/**
 * In such a frame nothing may scroll the page around it to the story: no focus, and no request to be seen. Once the
 * story has played, an open dialog does not call the focus back into the frame that a person is not in.
 */
export function keepPageInPlace(): void {
  if (window.name !== embedded) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    if (isPlayed(window) && !document.hasFocus()) return;
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
