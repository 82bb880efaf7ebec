import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { VoiceScreen } from '../../../features/brand/voice/VoiceScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/brand/voice')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'voice.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [ensureFresh(queryClient)(api.voice.list.queryOptions({ input }))]);
  },
  component: VoiceScreen,
});
