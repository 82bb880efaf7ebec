import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';

/** A date field counts years as every other date of the product does, in a locale that counts otherwise too. */
export function GregorianYears({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const calendar = useMemo(
    () => new Intl.DateTimeFormat(locale).resolvedOptions().calendar,
    [locale],
  );
  if (calendar === 'gregory') return children;
  const counted = new Intl.Locale(locale, { calendar: 'gregory' }).toString();
  return <I18nProvider locale={counted}>{children}</I18nProvider>;
}
