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
import * as module16 from './operations/integrations/chat.operations';
import * as module17 from './operations/integrations/publish-to-wordpress.operation';
import * as module18 from './operations/integrations/read-integrations.operations';
import * as module19 from './operations/integrations/social.operations';
import * as module20 from './operations/integrations/sync-wordpress.operation';
import * as module21 from './operations/integrations/wordpress.operations';
import * as module22 from './operations/logos/change-logos.operations';
import * as module23 from './operations/logos/read-logos.operations';
import * as module24 from './operations/logos/trash-logos.operations';
import * as module25 from './operations/persona/messages.operations';
import * as module26 from './operations/persona/read-persona.operations';
import * as module27 from './operations/persona/rules.operations';
import * as module28 from './operations/persona/typography.operations';
import * as module29 from './operations/persona/voice.operations';
import * as module30 from './operations/search/search.operations';
import * as module31 from './operations/settings/agency.operations';
import * as module32 from './operations/settings/billing.operation';
import * as module33 from './operations/settings/change-password.operation';
import * as module34 from './operations/shares/open-share-link.operation';
import * as module35 from './operations/shares/share-links.operations';
import * as module36 from './operations/shares/visit-share-link.operation';
import * as module37 from './operations/team/invitations.operations';
import * as module38 from './operations/team/members.operations';
import * as module39 from './operations/team/read-team.operations';
import * as module40 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module31.getAgency,
    update: module31.updateAgency,
    transferOwnership: module31.transferOwnership,
  },
  billing: {
    plan: module32.readPlan,
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
  integrations: {
    listSocial: module18.listSocial,
    connectSocial: module19.connectSocial,
    disconnectSocial: module19.disconnectSocial,
    selectPages: module19.selectPages,
    listChats: module18.listChats,
    connectChat: module16.connectChat,
    disconnectChat: module16.disconnectChat,
    sendTestMessage: module16.sendTestMessage,
    outbox: module18.readOutbox,
    wordPress: module21.readWordPress,
    wordPressLog: module21.readWordPressLog,
    connectWordPress: module21.connectWordPress,
    disconnectWordPress: module21.disconnectWordPress,
    syncWordPress: module20.syncWordPress,
    publishToWordPress: module17.publishToWordPress,
  },
  logos: {
    list: module23.listLogos,
    upload: module22.uploadLogo,
    rename: module22.renameLogo,
    replace: module22.replaceLogo,
    versions: module23.logoVersions,
    restoreVersion: module22.restoreLogoVersion,
    preview: module23.previewLogo,
    download: module23.downloadLogo,
    delete: module24.deleteLogo,
    restore: module24.restoreLogo,
  },
  messages: {
    list: module26.listMessages,
    create: module25.createMessage,
    update: module25.updateMessage,
    delete: module25.deleteMessage,
    restore: module25.restoreMessage,
    reorder: module25.reorderMessages,
  },
  performance: {
    summary: module0.getPerformanceSummary,
  },
  rules: {
    list: module26.listRules,
    create: module27.createRule,
    update: module27.updateRule,
    delete: module27.deleteRule,
    restore: module27.restoreRule,
    reorder: module27.reorderRules,
  },
  search: {
    find: module30.findRecords,
    recall: module30.recallRecords,
  },
  security: {
    changePassword: module33.changePassword,
  },
  shares: {
    list: module35.listShareLinks,
    create: module35.createShareLink,
    delete: module35.deleteShareLink,
    visit: module36.visitShareLink,
    open: module34.openShareLink,
  },
  team: {
    list: module39.listTeam,
    invite: module37.invite,
    resendInvitation: module37.resendInvitation,
    revokeInvitation: module37.revokeInvitation,
    openInvitation: module39.openInvitation,
    editPermissions: module38.editMemberPermissions,
    remove: module38.removeMember,
    restore: module38.restoreMember,
  },
  typography: {
    list: module26.listFonts,
    create: module28.createFont,
    update: module28.updateFont,
    delete: module28.deleteFont,
    restore: module28.restoreFont,
    reorder: module28.reorderFonts,
  },
  views: {
    list: module40.listViews,
    create: module40.createView,
    rename: module40.renameView,
    delete: module40.deleteView,
    restore: module40.restoreView,
  },
  voice: {
    list: module26.listVoiceTones,
    create: module29.createTone,
    update: module29.updateTone,
    delete: module29.deleteTone,
    restore: module29.restoreTone,
    reorder: module29.reorderTones,
  },
};
