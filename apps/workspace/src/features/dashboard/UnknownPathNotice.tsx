import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useNavigate } from '@tanstack/react-router';

import { dashboardMessages as messages } from './dashboard.messages';

interface UnknownPathNoticeProps {
  path: string;
  /** Moves focus when the notice closes. */
  onDismiss: () => void;
}

/** Reports that the requested page does not exist. */
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
