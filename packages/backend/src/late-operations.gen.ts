// Written by `pnpm generate`.
import * as module0 from './operations/campaigns/read-campaigns.operations';
import * as module1 from './operations/colors/change-colors.operations';
import * as module2 from './operations/colors/import-colors.operation';
import * as module3 from './operations/colors/read-colors.operations';
import * as module4 from './operations/colors/trash-colors.operations';
import * as module5 from './operations/files/change-files.operations';
import * as module6 from './operations/files/read-files.operations';
import * as module7 from './operations/files/suggest-files.operation';
import * as module8 from './operations/files/upload-file.operation';
import * as module9 from './operations/generation/generate-image.operation';
import * as module10 from './operations/generation/generate-text.operation';
import * as module11 from './operations/generation/images.operations';
import * as module12 from './operations/generation/trash-images.operations';
import * as module13 from './operations/guidelines/guidelines.operations';
import * as module14 from './operations/logos/change-logos.operations';
import * as module15 from './operations/logos/read-logos.operations';
import * as module16 from './operations/logos/trash-logos.operations';
import * as module17 from './operations/persona/messages.operations';
import * as module18 from './operations/persona/read-persona.operations';
import * as module19 from './operations/persona/rules.operations';
import * as module20 from './operations/persona/typography.operations';
import * as module21 from './operations/persona/voice.operations';
import * as module22 from './operations/search/search.operations';
import * as module23 from './operations/shares/open-share-link.operation';
import * as module24 from './operations/shares/share-links.operations';
import * as module25 from './operations/views/saved-views.operations';

export const areas = {
  campaigns: {
    list: module0.listCampaigns,
    get: module0.getCampaign,
  },
  colors: {
    list: module3.listColors,
    create: module1.createColor,
    update: module1.updateColor,
    move: module1.moveColor,
    import: module2.importColors,
    delete: module4.deleteColor,
    restore: module4.restoreColor,
  },
  files: {
    list: module6.listFiles,
    suggest: module7.suggestFiles,
    get: module6.getFile,
    upload: module8.uploadFile,
    download: module6.downloadFile,
    preview: module6.previewFile,
    update: module5.updateFile,
    usage: module6.fileUsage,
    delete: module5.deleteFile,
    restore: module5.restoreFile,
  },
  generation: {
    text: module10.generateText,
    image: module9.generateImage,
    listImages: module11.listImages,
    imageFile: module11.imageFile,
    saveImage: module11.saveImage,
    deleteImage: module12.deleteImage,
    restoreImage: module12.restoreImage,
  },
  guidelines: {
    list: module13.listGuidelines,
    create: module13.createGuideline,
    update: module13.updateGuideline,
    delete: module13.deleteGuideline,
    restore: module13.restoreGuideline,
    reorder: module13.reorderGuidelines,
  },
  logos: {
    list: module15.listLogos,
    upload: module14.uploadLogo,
    rename: module14.renameLogo,
    replace: module14.replaceLogo,
    versions: module15.logoVersions,
    restoreVersion: module14.restoreLogoVersion,
    preview: module15.previewLogo,
    download: module15.downloadLogo,
    delete: module16.deleteLogo,
    restore: module16.restoreLogo,
  },
  messages: {
    list: module18.listMessages,
    create: module17.createMessage,
    update: module17.updateMessage,
    delete: module17.deleteMessage,
    restore: module17.restoreMessage,
    reorder: module17.reorderMessages,
  },
  rules: {
    list: module18.listRules,
    create: module19.createRule,
    update: module19.updateRule,
    delete: module19.deleteRule,
    restore: module19.restoreRule,
    reorder: module19.reorderRules,
  },
  search: {
    find: module22.findRecords,
    recall: module22.recallRecords,
  },
  shares: {
    list: module24.listShareLinks,
    create: module24.createShareLink,
    delete: module24.deleteShareLink,
    open: module23.openShareLink,
  },
  typography: {
    list: module18.listFonts,
    create: module20.createFont,
    update: module20.updateFont,
    delete: module20.deleteFont,
    restore: module20.restoreFont,
    reorder: module20.reorderFonts,
  },
  views: {
    list: module25.listViews,
    create: module25.createView,
    rename: module25.renameView,
    delete: module25.deleteView,
    restore: module25.restoreView,
  },
  voice: {
    list: module18.listVoiceTones,
    create: module21.createTone,
    update: module21.updateTone,
    delete: module21.deleteTone,
    restore: module21.restoreTone,
    reorder: module21.reorderTones,
  },
};
