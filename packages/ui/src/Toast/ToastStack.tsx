import { X } from 'lucide';
import { mergeRefs } from 'react-aria/mergeRefs';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import { markRoot } from '../mark-root';
import * as styles from './Toast.css';
import { keepClear, leaveToasts } from './toast-focus';
import { toastQueue } from './toast-queue';

const attach = mergeRefs<HTMLDivElement>(markRoot('toasts'), (region) =>
  region ? keepClear(region) : undefined,
);

/** The toasts themselves. The one place that knows react-aria's unstable toast. */
export function ToastStack() {
  return (
    <ToastRegion ref={attach} queue={toastQueue} className={styles.region}>
      <ToastList<(typeof toastQueue.visibleToasts)[number]['content']> className={styles.list}>
        {({ toast }) => (
          <Toast toast={toast} className={styles.toast}>
            {/* The Announcer speaks it politely and once; the alert role would repeat it. */}
            <ToastContent role="presentation" aria-atomic={undefined} className={styles.content}>
              <Text slot="title" dir="auto" className={styles.title}>
                {toast.content.title}
              </Text>
              {toast.content.description !== undefined && (
                <Text slot="description" dir="auto" className={styles.description}>
                  {toast.content.description}
                </Text>
              )}
            </ToastContent>
            {toast.content.action && (
              <Button
                data-toast-action=""
                className={styles.action}
                onPress={() => {
                  // First, because the action may have a better place for focus.
                  leaveToasts();
                  toast.content.action?.onAction();
                  toastQueue.close(toast.key);
                }}
              >
                {toast.content.action.label}
              </Button>
            )}
            <Button
              slot="close"
              aria-label={`Close: ${toast.content.title}`}
              className={styles.close}
            >
              <Icon of={X} size="small" />
            </Button>
          </Toast>
        )}
      </ToastList>
    </ToastRegion>
  );
}
