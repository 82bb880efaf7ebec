import { useHref } from '../../../shared/navigation/use-href';
import { RecordNotFound } from '../../../shared/record/RecordNotFound';
import { printMessages } from './print.messages';

/** Replaces an item that does not exist or that the person may not see. */
export function PrintNotFound() {
  const list = useHref()({ to: '/marketing/print' });
  return <RecordNotFound messages={printMessages.page} list={list} />;
}
