import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';
import { ResetSection } from './ResetSection';
import { SettingsPage } from '../page/SettingsPage';
import { StorageSection } from './StorageSection';

/** The data in this browser: where it is kept, and how it is exported, imported and reset. */
export function DataScreen() {
  return (
    <SettingsPage page="data">
      <StorageSection />
      <ExportSection />
      <ImportSection />
      <ResetSection />
    </SettingsPage>
  );
}
