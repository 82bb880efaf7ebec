// Written by `pnpm generate`.
import * as module0 from './operations/campaigns/performance-summary.operation';
import * as module1 from './operations/campaigns/read-campaigns.operations';
import * as module2 from './operations/campaigns/write-campaigns.operations';
import * as module3 from './operations/colors/change-colors.operations';
import * as module4 from './operations/colors/import-colors.operation';
import * as module5 from './operations/colors/read-colors.operations';
import * as module6 from './operations/colors/trash-colors.operations';
import * as module7 from './operations/files/change-files.operations';
import * as module8 from './operations/files/read-files.operations';
import * as module9 from './operations/files/suggest-files.operation';
import * as module10 from './operations/files/upload-file.operation';
import * as module11 from './operations/generation/generate-image.operation';
import * as module12 from './operations/generation/generate-text.operation';
import * as module13 from './operations/generation/images.operations';
import * as module14 from './operations/generation/trash-images.operations';
import * as module15 from './operations/guidelines/guidelines.operations';
import * as module16 from './operations/logos/change-logos.operations';
import * as module17 from './operations/logos/read-logos.operations';
import * as module18 from './operations/logos/trash-logos.operations';
import * as module19 from './operations/persona/messages.operations';
import * as module20 from './operations/persona/read-persona.operations';
import * as module21 from './operations/persona/rules.operations';
import * as module22 from './operations/persona/typography.operations';
import * as module23 from './operations/persona/voice.operations';
import * as module24 from './operations/search/search.operations';
import * as module25 from './operations/settings/agency.operations';
import * as module26 from './operations/settings/billing.operation';
import * as module27 from './operations/settings/change-password.operation';
import * as module28 from './operations/settings/notification-settings.operations';
import * as module29 from './operations/shares/open-share-link.operation';
import * as module30 from './operations/shares/share-links.operations';
import * as module31 from './operations/shares/visit-share-link.operation';
import * as module32 from './operations/team/invitations.operations';
import * as module33 from './operations/team/members.operations';
import * as module34 from './operations/team/read-team.operations';
import * as module35 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module25.getAgency,
    update: module25.updateAgency,
    transferOwnership: module25.transferOwnership,
  },
  billing: {
    plan: module26.readPlan,
  },
  campaigns: {
    list: module1.listCampaigns,
    get: module1.getCampaign,
    create: module2.createCampaign,
    update: module2.updateCampaign,
    delete: module2.deleteCampaign,
    restore: module2.restoreCampaign,
  },
  colors: {
    list: module5.listColors,
    create: module3.createColor,
    update: module3.updateColor,
    move: module3.moveColor,
    import: module4.importColors,
    delete: module6.deleteColor,
    restore: module6.restoreColor,
  },
  files: {
    list: module8.listFiles,
    suggest: module9.suggestFiles,
    get: module8.getFile,
    upload: module10.uploadFile,
    download: module8.downloadFile,
    preview: module8.previewFile,
    update: module7.updateFile,
    usage: module8.fileUsage,
    delete: module7.deleteFile,
    restore: module7.restoreFile,
  },
  generation: {
    text: module12.generateText,
    image: module11.generateImage,
    listImages: module13.listImages,
    imageFile: module13.imageFile,
    saveImage: module13.saveImage,
    deleteImage: module14.deleteImage,
    restoreImage: module14.restoreImage,
  },
  guidelines: {
    list: module15.listGuidelines,
    create: module15.createGuideline,
    update: module15.updateGuideline,
    delete: module15.deleteGuideline,
    restore: module15.restoreGuideline,
    reorder: module15.reorderGuidelines,
  },
  logos: {
    list: module17.listLogos,
    upload: module16.uploadLogo,
    rename: module16.renameLogo,
    replace: module16.replaceLogo,
    versions: module17.logoVersions,
    restoreVersion: module16.restoreLogoVersion,
    preview: module17.previewLogo,
    download: module17.downloadLogo,
    delete: module18.deleteLogo,
    restore: module18.restoreLogo,
  },
  messages: {
    list: module20.listMessages,
    create: module19.createMessage,
    update: module19.updateMessage,
    delete: module19.deleteMessage,
    restore: module19.restoreMessage,
    reorder: module19.reorderMessages,
  },
  notificationSettings: {
    get: module28.getNotificationSettings,
    update: module28.updateNotificationSettings,
    sent: module28.listSentMessages,
  },
  performance: {
    summary: module0.getPerformanceSummary,
  },
  rules: {
    list: module20.listRules,
    create: module21.createRule,
    update: module21.updateRule,
    delete: module21.deleteRule,
    restore: module21.restoreRule,
    reorder: module21.reorderRules,
  },
  search: {
    find: module24.findRecords,
    recall: module24.recallRecords,
  },
  security: {
    changePassword: module27.changePassword,
  },
  shares: {
    list: module30.listShareLinks,
    create: module30.createShareLink,
    delete: module30.deleteShareLink,
    visit: module31.visitShareLink,
    open: module29.openShareLink,
  },
  team: {
    list: module34.listTeam,
    invite: module32.invite,
    resendInvitation: module32.resendInvitation,
    revokeInvitation: module32.revokeInvitation,
    openInvitation: module34.openInvitation,
    editPermissions: module33.editMemberPermissions,
    remove: module33.removeMember,
    restore: module33.restoreMember,
  },
  typography: {
    list: module20.listFonts,
    create: module22.createFont,
    update: module22.updateFont,
    delete: module22.deleteFont,
    restore: module22.restoreFont,
    reorder: module22.reorderFonts,
  },
  views: {
    list: module35.listViews,
    create: module35.createView,
    rename: module35.renameView,
    delete: module35.deleteView,
    restore: module35.restoreView,
  },
  voice: {
    list: module20.listVoiceTones,
    create: module23.createTone,
    update: module23.updateTone,
    delete: module23.deleteTone,
    restore: module23.restoreTone,
    reorder: module23.reorderTones,
  },
};
