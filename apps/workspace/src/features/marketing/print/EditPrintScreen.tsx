import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { RecordFormPage } from '../../../shared/record/RecordForm';
import { printMessages } from './print.messages';
import { valuesOf } from './print-values';
import { PrintForm } from './PrintForm';
import { PrintLoad } from './PrintLoad';
import { usePrintChanges } from './use-print-changes';
import { usePrintForm } from './use-print-form';

const messages = printMessages.form;
const labels = { label: messages.save, pendingLabel: messages.saving };

/** The page that edits an item of print collateral. */
export function EditPrintScreen({ id }: { id: PrintItem['id'] }) {
  return (
    <PrintLoad id={id} layout="form">
      {(item) => <EditedItem key={id} item={item} />}
    </PrintLoad>
  );
}

function EditedItem({ item }: { item: PrintItem }) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { print } = useClient();
  const { id, brandId, name } = item;
  // Kept in state, because the item itself follows the changes of others.
  const [{ updatedAt }] = useState(item);
  const { put } = usePrintChanges(brandId);
  const { form, autosave } = usePrintForm({
    initial: valuesOf(item),
    key: `${brandId}/print/${id}`,
    send: (draft) => print.update({ id, updatedAt, draft }),
    onSaved: (saved) => {
      put(saved);
      notify({ title: printMessages.changes.saved(shortName(saved)) });
      void navigate({ to: '/marketing/print/$id', params: { id }, ignoreBlocker: true });
    },
  });
  const href = hrefTo({ to: '/marketing/print/$id', params: { id } });
  return (
    <RecordFormPage
      title={messages.editTitle(name)}
      back={{ href, label: printMessages.page.one }}
      submit={{ ...labels, isPending: form.isSubmitting, isPrimary: form.isDirty }}
      denied={denialReason(user, 'advertising.edit', brandId)}
    >
      <PrintForm brandId={brandId} form={form} autosave={autosave} />
    </RecordFormPage>
  );
}
