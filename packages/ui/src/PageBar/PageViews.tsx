import { useEffect, useRef, useState } from 'react';
import { usePage, viewsFold } from '../Page/page-context';
import { Select } from '../Select/Select';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup';
import type { ToggleOption } from '../ToggleGroup/ToggleGroup';

export interface PageViewsProps<View extends string> {
  /** Names the choice: «View». */
  label: string;
  options: readonly ToggleOption<View>[];
  value: View;
  onChange: (view: View) => void;
}

/** The views of a page, for its PageBar. A select where there is no room. */
export function PageViews<View extends string>({ value, onChange, ...rest }: PageViewsProps<View>) {
  const page = usePage();
  // Shows the pressed view at once, while its page is still loading.
  const [shown, setShown] = useState({ of: value, view: value });
  if (shown.of !== value) setShown({ of: value, view: value });
  const choose = (view: View) => {
    setShown({ of: value, view });
    onChange(view);
  };
  useEffect(() => {
    // Going back before the pressed view is shown keeps the current one.
    const undo = () => setShown({ of: value, view: value });
    globalThis.addEventListener('popstate', undo);
    return () => globalThis.removeEventListener('popstate', undo);
  }, [value]);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus goes along when the way back chooses another view.
    const focused = group.current?.querySelector<HTMLInputElement>('input:focus');
    if (focused && !focused.checked) {
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [value, shown]);
  const views = { ...rest, value: shown.view, onChange: choose };
  const isSelect = page !== null && (page.isTight || page.folds >= viewsFold);
  return isSelect ? (
    <Select {...views} isLabelHidden />
  ) : (
    <ToggleGroup {...views} ref={group} size="small" />
  );
}
