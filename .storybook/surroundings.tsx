import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** What the toolbar sets, beside the theme and the viewport. */
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

/** Puts a story into the surroundings that the toolbar asks for. */
export function Surrounded({ of, children }: { of: Surroundings; children: ReactNode }) {
  const { density, textSize, direction, colors, motion } = of;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['density'] = density;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    root.dir = direction;
  }, [density, textSize, direction]);
  useEffect(() => pretendMedia('(forced-colors: active)', colors === 'forced'), [colors]);
  useEffect(() => pretendMedia('(prefers-reduced-motion', motion === 'reduced'), [motion]);
  // A language that is written from right to left turns arrow keys round as well.
  return <I18nProvider locale={direction === 'rtl' ? 'he-IL' : 'en-US'}>{children}</I18nProvider>;
}

/**
 * A page cannot set a media feature, so the rules under it are made to hold always while they are pretended.
 * @param feature how the rule's condition begins
 * @returns how to give the conditions back
 */
function pretendMedia(feature: string, isOn: boolean): () => void {
  if (!isOn) return () => undefined;
  const changed: [MediaList, string][] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.startsWith(feature)) {
        changed.push([rule.media, rule.media.mediaText]);
        rule.media.mediaText = 'all';
      }
    }
  }
  return () => {
    for (const [media, text] of changed) media.mediaText = text;
  };
}
