import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide';

import { useApi } from '../api/api';
import { OverlayButton } from '../overlay/OverlayButton';
import { BrandMenu } from './brand-menu';
import { brandMessages as messages } from './brand.messages';
import { useWorkspace } from './workspace';

interface NoBrandProps {
  /** The purpose of choosing a brand: "Please select a brand to view its files". */
  hint?: string;
}

/**
 * Replaces a screen's content while no brand is chosen, with the choice of a brand if there are
 * any.
 */
export function NoBrand({ hint = messages.noneHint }: NoBrandProps) {
  const { user } = useWorkspace();
  const { data: brands = [] } = useQuery(useApi().brands.list.queryOptions());
  const hasChoice = brands.length > 0 && can(user, 'switchBrand', null);
  return (
    <EmptyState
      icon={Layers}
      title={messages.none}
      description={user.brandAccess.length === 0 && !hasChoice ? messages.noneGiven : hint}
      action={
        hasChoice && (
          <OverlayButton
            overlay={BrandMenu}
            props={{ brands }}
            popup="menu"
            button={(trigger) => (
              <Button variant="primary" {...trigger}>
                {messages.choose}
              </Button>
            )}
          />
        )
      }
    />
  );
}
