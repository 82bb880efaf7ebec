import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { VoiceScreen } from '../../../features/brand/voice/VoiceScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/brand/voice')({
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !can(user, 'voice.view', brandId)) return undefined;
    const input = { brandId };
    return soon(cause, [ensured(queryClient)(api.voice.list.queryOptions({ input }))]);
  },
  component: VoiceScreen,
});
