import type { BrandId } from '@brandroom/domain/id.schema';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useHref } from '../../../shared/navigation/use-href';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { RecordFormPage } from '../../../shared/record/RecordForm';
import { printMessages } from './print.messages';
import { newValues } from './print-values';
import { PrintForm } from './PrintForm';
import { usePrintChanges } from './use-print-changes';
import { usePrintForm } from './use-print-form';

const messages = printMessages.form;
const labels = { label: messages.create, pendingLabel: messages.creating };

/** Creates an item of print collateral. */
export function CreatePrintScreen() {
  return (
    <BrandGate
      title={messages.createTitle}
      right="advertising.create"
      layout="form"
      noBrand={printMessages.list.noBrand}
    >
      {(brandId) => <NewItem key={brandId} brandId={brandId} />}
    </BrandGate>
  );
}

function NewItem({ brandId }: { brandId: BrandId }) {
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { print } = useClient();
  const { put } = usePrintChanges(brandId);
  const { form, autosave } = usePrintForm({
    initial: newValues,
    key: `${brandId}/print`,
    send: (draft) => print.create({ brandId, draft }),
    onSaved: (item) => {
      put(item);
      notify({ title: printMessages.changes.created(shortName(item)) });
      const { id } = item;
      void navigate({ to: '/marketing/print/$id', params: { id }, ignoreBlocker: true });
    },
  });
  const list = { href: hrefTo({ to: '/marketing/print' }), label: printMessages.page.back };
  return (
    <RecordFormPage
      title={messages.createTitle}
      back={list}
      submit={{ ...labels, isPending: form.isSubmitting }}
    >
      <PrintForm brandId={brandId} form={form} autosave={autosave} />
    </RecordFormPage>
  );
}
