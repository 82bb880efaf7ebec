import { ArrowLeft } from 'lucide';
import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import type { MenuActionSection } from '../Menu/menu-section';
import { iconsFold, mostFolds, PageMenu, usePage, usePagePlaces } from '../Page/page-context';
import type { BarAction } from './bar-action';
import { BarActions } from './BarActions';
import { useOffer } from './offered-actions';
import * as rowStyles from './bar-rows.css';
import * as styles from './PageBar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PageBarProps extends ElementProps<HTMLDivElement> {
  /** The page's h1. */
  title: ReactNode;
  /** Link to where the page belongs, before the title. */
  back?: { readonly href: string; readonly label: string };
  /** Badges or facts beside the title. */
  meta?: ReactNode;
  /** The PageViews, and beside it the menu of saved views. */
  views?: ReactNode;
  /** The primary one and at most two others; those without room go into the menu. */
  actions?: readonly BarAction[];
  /** Rarely used actions: export, import, print, keys. Always in the menu. */
  more?: readonly MenuActionSection[];
  /** Keeps the place of a ViewBar, which the content draws into it. */
  hasViewBar?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The first element in `main`: the page's title, views and actions. It stays at the top and never wraps. Its h1 takes
 * focus from the router (`h1[data-page-heading]`).
 */
export function PageBar({
  title,
  back,
  meta,
  views,
  actions = [],
  more = [],
  hasViewBar = false,
  headingRef,
  className,
  ...rest
}: PageBarProps) {
  const page = usePage();
  const places = usePagePlaces();
  const isNarrow = page?.isNarrow ?? false;
  const titleRef = useTitleRoom();
  const refit = page?.refit;
  const shown = actions.map(({ id, label }) => `${id} ${label}`).join();
  useLayoutEffect(() => refit?.(), [refit, shown, title]);
  const inMenu = [...use(PageMenu).values(), more].flat();
  useOffer([...actions, ...inMenu.flatMap(({ items }) => items)]);
  const viewBar = hasViewBar && (
    <div key="view-bar" ref={places?.setViewBar ?? null} className={rowStyles.viewBar} />
  );
  const actionBar = (
    <div key="actions" className={styles.actions}>
      <BarActions actions={actions} more={inMenu} />
    </div>
  );
  const primary =
    hasViewBar || !places?.below ? actions.find(({ isPrimary }) => isPrimary) : undefined;
  const hasMenu = inMenu.length > 0 || actions.some(({ isPrimary }) => !isPrimary);
  // On phones a title has room beside one icon, in large text beside none.
  const hasWideActions =
    (primary !== undefined && (hasMenu || primary.icon === undefined)) ||
    (page?.isTiny === true && (primary !== undefined || hasMenu));
  const hasSecondRow = hasViewBar || views !== undefined || meta !== undefined || hasWideActions;
  const row = isNarrow && hasSecondRow ? 'narrow' : hasViewBar ? 'two' : 'one';
  const isApart = row === 'narrow';
  const besideTitle = meta !== undefined && (
    <div key="meta" className={isApart ? styles.metaRow : styles.meta}>
      {meta}
    </div>
  );
  return (
    <div {...rest} className={classNames(styles.rows[row], className)}>
      <div ref={titleRef} className={styles.title}>
        {back &&
          (isNarrow || (page?.folds ?? 0) >= iconsFold ? (
            <ButtonLink href={back.href} icon={ArrowLeft} variant="quiet" isIconOnly>
              {back.label}
            </ButtonLink>
          ) : (
            <Link href={back.href} icon={ArrowLeft} variant="standalone">
              {back.label}
            </Link>
          ))}
        <Heading
          level={1}
          isFocusable
          data-page-heading=""
          className={styles.heading}
          {...(typeof title === 'string' ? { title } : {})}
          {...(headingRef ? { ref: headingRef } : {})}
        >
          {title}
        </Heading>
        {!isApart && besideTitle}
      </div>
      {views !== undefined && (
        <div key="views" className={styles.views}>
          {views}
        </div>
      )}
      {isApart && besideTitle}
      {isApart ? [viewBar, actionBar] : [actionBar, viewBar]}
      {isApart && hasViewBar && (
        <div key="below" ref={places?.setBelow ?? null} className={rowStyles.below} />
      )}
    </div>
  );
}

/** Less than some twelve letters of a longer title are left. */
function isCramped(heading: HTMLElement): boolean {
  const em = Number.parseFloat(getComputedStyle(heading).fontSize);
  return heading.clientWidth + 1 < Math.min(heading.scrollWidth, 10 * em);
}

/** Shrinks the actions and views when the title is cramped. */
function useTitleRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const page = usePage();
  const giveWay = useEffectEvent(() => {
    if (page !== null && !page.isNarrow && page.folds < mostFolds) page.fold();
  });
  const isUnfolded = page?.folds === 0;
  useLayoutEffect(() => {
    const heading = ref.current?.querySelector('h1');
    if (!heading) return undefined;
    // After layout, which a measurement at each render would do once more, and before the next paint.
    const observer = new ResizeObserver(() => {
      for (let folds = 0; folds < mostFolds && isCramped(heading); folds += 1) flushSync(giveWay);
    });
    observer.observe(heading);
    return () => observer.disconnect();
    // A page of another width unfolds all, after which the title can be as wide as when it was last observed.
  }, [isUnfolded]);
  return ref;
}
