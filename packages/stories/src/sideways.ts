import { expect, waitFor } from 'storybook/test';

/** The elements that are wider than the window has room for, as their tags, texts and edges. */
function beyondTheWindow(): string[] {
  const room = window.innerWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (right <= room) return [];
    const text = element.textContent.slice(0, 40);
    return `${element.tagName} “${text}” from ${String(left)} to ${String(right)} of ${String(room)}`;
  });
}

/** Expects that the page does not scroll sideways, as soon as its fonts are there. */
export async function expectNoSidewaysScroll(): Promise<void> {
  await waitFor(() => expect(beyondTheWindow()).toEqual([]));
}
