/** The name of the frames in which docs pages show stories. */
export const embedded = 'story on a docs page';

type PreviewWindow = Window & {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
};

/** Whether the story of a window has finished playing, successfully or not. */
export function isPlayed(shown: PreviewWindow | null): boolean {
  const phase = shown?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  return ['finished', 'errored', 'aborted'].includes(phase);
}

/**
 * Keeps the docs page from scrolling to a story in a frame, by focus or by `scrollIntoView`. Once the story has
 * played, an open dialog does not pull focus back into its frame.
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
