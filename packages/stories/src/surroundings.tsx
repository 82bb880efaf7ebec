import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { keepEmulating, emulateMedia } from './emulated-media';

/** The settings of the toolbar, beside the theme and the viewport. */
export interface Surroundings {
  readonly density: 'comfortable' | 'compact';
  /** Per cent of the browser's own size. */
  readonly textSize: '100' | '150' | '200';
  readonly direction: 'ltr' | 'rtl';
  readonly colors: 'own' | 'forced';
  readonly motion: 'full' | 'reduced';
}

type Icon = 'menu' | 'ruler' | 'transfer' | 'contrast' | 'lightning';

function choice(title: string, icon: Icon, items: Record<string, string>) {
  const entries = Object.entries(items).map(([value, label]) => ({ value, title: label }));
  return { description: title, toolbar: { title, icon, items: entries, dynamicTitle: true } };
}

export const surroundingsTypes = {
  density: choice('Density', 'menu', { comfortable: 'Comfortable', compact: 'Compact' }),
  textSize: choice('Text size', 'ruler', {
    100: 'Text 100 %',
    150: 'Text 150 %',
    200: 'Text 200 %',
  }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  colors: choice('Colors', 'contrast', { own: 'Own colors', forced: 'Forced colors' }),
  motion: choice('Motion', 'lightning', { full: 'Full motion', reduced: 'Reduced motion' }),
};

export const surroundingsStart: Surroundings = {
  density: 'comfortable',
  textSize: '100',
  direction: 'ltr',
  colors: 'own',
  motion: 'full',
};

/** Applies the settings that need no media query to the page. */
export function setSurroundings({ density, textSize, direction }: Surroundings): void {
  const root = document.documentElement;
  root.dataset['density'] = density;
  root.style.fontSize = `${textSize}%`;
  root.dir = direction;
}

/** Renders a story with the settings of the toolbar. */
export function Surrounded({ of, children }: { of: Surroundings; children: ReactNode }) {
  const { textSize, direction, colors, motion } = of;
  // Before the first render, because its media queries must already be emulated.
  emulateMedia({ textSize, colors, motion });
  useEffect(() => setSurroundings(of));
  useEffect(() => keepEmulating(), [textSize, colors, motion]);
  // A right-to-left locale also swaps the left and right arrow keys.
  return (
    <I18nProvider key={textSize} locale={direction === 'rtl' ? 'he-IL' : 'en-US'}>
      {children}
    </I18nProvider>
  );
}
