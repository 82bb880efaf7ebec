import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';

import { useExplorer } from '../explorer/explorer-context';
import * as styles from './Trial.css';
import { trialMessages as messages } from './trial.messages';

/** Above the other views, which show a trial once it has a step. */
export function TrialNotice() {
  const { go, stored, run, setRun } = useExplorer();
  const item = stored.kind === 'item' && run?.origin === 'item' ? stored.name : null;
  return (
    <InlineAlert className={styles.withButtons} title={messages.isShown(item)}>
      <Inline gap={8}>
        <Button size="small" onPress={() => go({ view: 'try' })}>
          {messages.goOn}
        </Button>
        <Button
          size="small"
          onPress={({ target }) => {
            // The notice goes with the trial.
            target.closest<HTMLElement>('main')?.focus({ preventScroll: true });
            setRun(null);
          }}
        >
          {messages.end}
        </Button>
      </Inline>
    </InlineAlert>
  );
}
