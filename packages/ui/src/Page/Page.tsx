import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import * as styles from './Page.css';
import { PageContext, PageMenu, PagePeek, PagePlacesContext } from './page-context';
import { markRoot } from '../mark-root';
import { usePageRoom } from './use-page-room';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const pageLayouts = [
  'board',
  'list',
  'gallery',
  'desk',
  'form',
  'figures',
  'story',
] as const;
export type PageLayout = (typeof pageLayouts)[number];

export interface PageProps extends ElementProps<HTMLDivElement> {
  /** Width and edges of the content: boards, lists and desks reach from edge to edge, stories are 880 px wide. */
  layout: PageLayout;
  /** The PageBar. */
  bar?: ReactNode;
  /** The content; a ViewBar in it is drawn below the page bar. */
  children: ReactNode;
}

const markFoot = markRoot('foot');

/**
 * One screen: its bars, which stay at the top, and its content in the width of its layout. On phones the primary action
 * of a form stays at the bottom.
 */
export function Page({ layout, bar, children, className, ref, ...rest }: PageProps) {
  const peek = use(PagePeek);
  const beside = layout === 'gallery' ? styles.tilesBesidePeek : styles.besidePeek;
  const { setPage, room, places, more } = usePageRoom();
  const { setBelow, viewBar } = places;
  const hasFoot = layout === 'form' && room.isNarrow;
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(setPage, ref), [setPage, ref]);
  const below = useMemo(() => mergeRefs<HTMLDivElement>(setBelow, markFoot), [setBelow]);
  return (
    <PageContext value={room}>
      <PagePlacesContext value={places}>
        <PageMenu value={more}>
          <div
            {...rest}
            ref={refs}
            className={classNames(styles.page, viewBar ? styles.withViewBar : undefined, className)}
          >
            {bar}
            <div
              className={classNames(
                styles.layouts[layout],
                bar === undefined ? styles.bare : undefined,
                peek ? beside : undefined,
                hasFoot ? styles.aboveFoot : undefined,
              )}
            >
              {children}
            </div>
            {hasFoot && <div ref={below} className={styles.foot} />}
            {peek}
          </div>
        </PageMenu>
      </PagePlacesContext>
    </PageContext>
  );
}
