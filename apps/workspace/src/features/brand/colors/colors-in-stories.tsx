import { useSearch } from '@tanstack/react-router';
import { expect, screen } from 'storybook/test';
import type { within } from 'storybook/test';
import * as v from 'valibot';
import { colorsSearch } from './colors-search';
import { ColorsScreen } from './ColorsScreen';

export const colors = () => <ColorsScreen search={{}} />;

/** The count is also announced when it changes. */
export async function shown(canvas: ReturnType<typeof within>, count: string): Promise<void> {
  const [text] = await canvas.findAllByText(count);
  await expect(text).toBeVisible();
}

export const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });

export function AtAddress() {
  return <ColorsScreen search={v.parse(colorsSearch, useSearch({ strict: false }))} />;
}
