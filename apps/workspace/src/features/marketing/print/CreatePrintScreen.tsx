import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { printMessages } from './print.messages';
import { newValues } from './print-values';
import { PrintForm, saving } from './PrintForm';
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
  const { brand } = useWorkspace();
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
    <Page
      layout="form"
      bar={<PageBar title={messages.createTitle} back={list} actions={[saving(form, labels)]} />}
    >
      <PageTitle title={messages.createTitle} brand={brand?.name} />
      <PrintForm brandId={brandId} form={form} autosave={autosave} />
    </Page>
  );
}
