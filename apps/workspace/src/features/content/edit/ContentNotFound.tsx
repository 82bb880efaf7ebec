import { RecordNotFound } from '../../../shared/record/RecordNotFound';
import { editMessages } from './edit.messages';
import { useBackToCalendar } from './use-back-to-calendar';

/** Replaces an item that does not exist or that the person may not see. */
export function ContentNotFound() {
  const back = useBackToCalendar();
  return <RecordNotFound messages={editMessages} list={back.href} back={back} />;
}
