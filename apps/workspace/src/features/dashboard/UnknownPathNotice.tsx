import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useNavigate } from '@tanstack/react-router';

import { dashboardMessages as messages } from './dashboard.messages';

interface UnknownPathNoticeProps {
  path: string;
  /** Takes focus on when the notice goes. */
  onDismiss: () => void;
}

/** Says that the requested page does not exist. */
export function UnknownPathNotice({ path, onDismiss }: UnknownPathNoticeProps) {
  const navigate = useNavigate();
  const dismiss = () => {
    onDismiss();
    void navigate({ to: '/', search: {}, replace: true });
  };
  return (
    <InlineAlert
      title={messages.unknown(path)}
      tone="warning"
      isLive
      actions={
        <Button size="small" onPress={dismiss}>
          {messages.dismiss}
        </Button>
      }
    />
  );
}
