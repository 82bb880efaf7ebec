import { PagePeek } from '@brandroom/ui/page-context';
import { Outlet } from '@tanstack/react-router';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useOpenPeek } from '../../../shared/navigation/use-open-peek';
import { OpenItem } from './peek-parts';

/**
 * The page, and the item that is open beside it. By itself, so that the frame around it is not
 * rendered again when an item opens or closes.
 */
export function PageWithPeek() {
  const { brandId } = useWorkspace();
  const id = useOpenPeek();
  return (
    <PagePeek value={id && brandId && <OpenItem id={id} brandId={brandId} />}>
      <Outlet />
    </PagePeek>
  );
}
