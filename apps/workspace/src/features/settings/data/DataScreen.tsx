import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';
import { ResetSection } from './ResetSection';
import { SettingsPage } from '../page/SettingsPage';
import { StorageSection } from './StorageSection';

/** The data in this browser: its storage, export, import and reset. */
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
