import { useSearch } from '@tanstack/react-router';
import { expect } from 'storybook/test';
import type { within } from 'storybook/test';
import * as v from 'valibot';

import { LogosScreen } from './LogosScreen';
import type { LogosSearch } from './logos-search';
import { logosSearch } from './logos-search';

/** Dialogs and menus load after the page. */
export const patience = { timeout: 10_000 };
export const logosOn = (search: LogosSearch) => () => <LogosScreen search={search} />;
export const primary = logosOn({});

/** The screen of its address, also after a change of it. */
export function AtAddress() {
  return <LogosScreen search={v.parse(logosSearch, useSearch({ strict: false }))} />;
}

export const second = 'logo_1748736000000_100001' as NonNullable<LogosSearch['logo']>;

/** The count is also announced when it changes. */
export async function shown(canvas: ReturnType<typeof within>, count: string): Promise<void> {
  const [text] = await canvas.findAllByText(count, undefined, patience);
  await expect(text).toBeVisible();
}

const happening = { bubbles: true, cancelable: true };

/** Drops files on an element, or on the page. */
export const drop = (dataTransfer: DataTransfer, on: EventTarget = document) =>
  on.dispatchEvent(new DragEvent('drop', { ...happening, dataTransfer }));
export const paste = (clipboardData: DataTransfer) =>
  document.body.dispatchEvent(new ClipboardEvent('paste', { ...happening, clipboardData }));

export function svgText(inside: string): DataTransfer {
  const text = new DataTransfer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
  text.setData('text/plain', svg);
  return text;
}
