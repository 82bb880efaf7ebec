// Written by `pnpm generate`.
import * as module0 from './operations/brands/quick-build.operation';
import * as module1 from './operations/campaigns/performance-summary.operation';
import * as module2 from './operations/campaigns/read-campaigns.operations';
import * as module3 from './operations/campaigns/write-campaigns.operations';
import * as module4 from './operations/colors/change-colors.operations';
import * as module5 from './operations/colors/import-colors.operation';
import * as module6 from './operations/colors/read-colors.operations';
import * as module7 from './operations/colors/trash-colors.operations';
import * as module8 from './operations/data/export-workspace.operation';
import * as module9 from './operations/data/import-workspace.operations';
import * as module10 from './operations/data/reset-workspace.operation';
import * as module11 from './operations/emails/read-emails.operations';
import * as module12 from './operations/emails/send-emails.operations';
import * as module13 from './operations/emails/write-emails.operations';
import * as module14 from './operations/files/change-files.operations';
import * as module15 from './operations/files/read-files.operations';
import * as module16 from './operations/files/suggest-files.operation';
import * as module17 from './operations/files/upload-file.operation';
import * as module18 from './operations/generation/generate-image.operation';
import * as module19 from './operations/generation/generate-text.operation';
import * as module20 from './operations/generation/images.operations';
import * as module21 from './operations/generation/trash-images.operations';
import * as module22 from './operations/guidelines/guidelines.operations';
import * as module23 from './operations/integrations/chat.operations';
import * as module24 from './operations/integrations/publish-to-wordpress.operation';
import * as module25 from './operations/integrations/read-integrations.operations';
import * as module26 from './operations/integrations/social.operations';
import * as module27 from './operations/integrations/sync-wordpress.operation';
import * as module28 from './operations/integrations/wordpress.operations';
import * as module29 from './operations/keywords/analyze-keywords.operation';
import * as module30 from './operations/keywords/read-keywords.operations';
import * as module31 from './operations/keywords/write-groups.operations';
import * as module32 from './operations/logos/change-logos.operations';
import * as module33 from './operations/logos/read-logos.operations';
import * as module34 from './operations/logos/trash-logos.operations';
import * as module35 from './operations/persona/messages.operations';
import * as module36 from './operations/persona/read-persona.operations';
import * as module37 from './operations/persona/rules.operations';
import * as module38 from './operations/persona/typography.operations';
import * as module39 from './operations/persona/voice.operations';
import * as module40 from './operations/print/print.operations';
import * as module41 from './operations/search/search.operations';
import * as module42 from './operations/settings/agency.operations';
import * as module43 from './operations/settings/billing.operation';
import * as module44 from './operations/settings/change-password.operation';
import * as module45 from './operations/settings/notification-settings.operations';
import * as module46 from './operations/settings/sessions.operations';
import * as module47 from './operations/shares/open-share-link.operation';
import * as module48 from './operations/shares/share-links.operations';
import * as module49 from './operations/shares/visit-share-link.operation';
import * as module50 from './operations/team/invitations.operations';
import * as module51 from './operations/team/members.operations';
import * as module52 from './operations/team/read-team.operations';
import * as module53 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module42.getAgency,
    update: module42.updateAgency,
    transferOwnership: module42.transferOwnership,
  },
  billing: {
    plan: module43.readPlan,
  },
  campaigns: {
    list: module2.listCampaigns,
    get: module2.getCampaign,
    create: module3.createCampaign,
    update: module3.updateCampaign,
    delete: module3.deleteCampaign,
    restore: module3.restoreCampaign,
  },
  colors: {
    list: module6.listColors,
    create: module4.createColor,
    update: module4.updateColor,
    move: module4.moveColor,
    import: module5.importColors,
    delete: module7.deleteColor,
    restore: module7.restoreColor,
  },
  data: {
    export: module8.exportWorkspace,
    checkImport: module9.checkImport,
    import: module9.importWorkspace,
    reset: module10.resetWorkspace,
  },
  emails: {
    list: module11.listEmails,
    get: module11.getEmail,
    create: module13.createEmail,
    update: module13.updateEmail,
    send: module12.sendEmail,
    deliver: module12.deliverEmail,
    schedule: module12.scheduleEmail,
    unschedule: module12.unscheduleEmail,
    archive: module13.archiveEmail,
    duplicate: module13.duplicateEmail,
    delete: module13.deleteEmail,
    restore: module13.restoreEmail,
  },
  files: {
    list: module15.listFiles,
    suggest: module16.suggestFiles,
    get: module15.getFile,
    upload: module17.uploadFile,
    download: module15.downloadFile,
    preview: module15.previewFile,
    update: module14.updateFile,
    usage: module15.fileUsage,
    delete: module14.deleteFile,
    restore: module14.restoreFile,
  },
  generation: {
    text: module19.generateText,
    image: module18.generateImage,
    listImages: module20.listImages,
    imageFile: module20.imageFile,
    saveImage: module20.saveImage,
    deleteImage: module21.deleteImage,
    restoreImage: module21.restoreImage,
  },
  guidelines: {
    list: module22.listGuidelines,
    create: module22.createGuideline,
    update: module22.updateGuideline,
    delete: module22.deleteGuideline,
    restore: module22.restoreGuideline,
    reorder: module22.reorderGuidelines,
  },
  integrations: {
    listSocial: module25.listSocial,
    connectSocial: module26.connectSocial,
    disconnectSocial: module26.disconnectSocial,
    selectPages: module26.selectPages,
    listChats: module25.listChats,
    connectChat: module23.connectChat,
    disconnectChat: module23.disconnectChat,
    sendTestMessage: module23.sendTestMessage,
    outbox: module25.readOutbox,
    wordPress: module28.readWordPress,
    wordPressLog: module28.readWordPressLog,
    connectWordPress: module28.connectWordPress,
    disconnectWordPress: module28.disconnectWordPress,
    syncWordPress: module27.syncWordPress,
    publishToWordPress: module24.publishToWordPress,
  },
  keywords: {
    listGroups: module30.listKeywordGroups,
    createGroup: module31.createKeywordGroup,
    updateGroup: module31.updateKeywordGroup,
    deleteGroup: module31.deleteKeywordGroup,
    restoreGroup: module31.restoreKeywordGroup,
    summary: module30.getKeywordSummary,
    history: module30.getKeywordHistory,
    analyze: module29.analyzeKeywords,
  },
  logos: {
    list: module33.listLogos,
    upload: module32.uploadLogo,
    rename: module32.renameLogo,
    replace: module32.replaceLogo,
    versions: module33.logoVersions,
    restoreVersion: module32.restoreLogoVersion,
    preview: module33.previewLogo,
    download: module33.downloadLogo,
    delete: module34.deleteLogo,
    restore: module34.restoreLogo,
  },
  messages: {
    list: module36.listMessages,
    create: module35.createMessage,
    update: module35.updateMessage,
    delete: module35.deleteMessage,
    restore: module35.restoreMessage,
    reorder: module35.reorderMessages,
  },
  notificationSettings: {
    get: module45.getNotificationSettings,
    update: module45.updateNotificationSettings,
    sent: module45.listSentMessages,
  },
  performance: {
    summary: module1.getPerformanceSummary,
  },
  quickBuild: {
    build: module0.quickBuild,
  },
  print: {
    list: module40.listPrint,
    get: module40.getPrint,
    create: module40.createPrint,
    update: module40.updatePrint,
    duplicate: module40.duplicatePrint,
    delete: module40.deletePrint,
    restore: module40.restorePrint,
  },
  rules: {
    list: module36.listRules,
    create: module37.createRule,
    update: module37.updateRule,
    delete: module37.deleteRule,
    restore: module37.restoreRule,
    reorder: module37.reorderRules,
  },
  search: {
    find: module41.findRecords,
    recall: module41.recallRecords,
  },
  security: {
    changePassword: module44.changePassword,
    sessions: module46.listSessions,
    endSession: module46.endOneSession,
    endOtherSessions: module46.endOtherSessions,
  },
  shares: {
    list: module48.listShareLinks,
    create: module48.createShareLink,
    delete: module48.deleteShareLink,
    visit: module49.visitShareLink,
    open: module47.openShareLink,
  },
  team: {
    list: module52.listTeam,
    invite: module50.invite,
    resendInvitation: module50.resendInvitation,
    revokeInvitation: module50.revokeInvitation,
    openInvitation: module52.openInvitation,
    editPermissions: module51.editMemberPermissions,
    remove: module51.removeMember,
    restore: module51.restoreMember,
  },
  typography: {
    list: module36.listFonts,
    create: module38.createFont,
    update: module38.updateFont,
    delete: module38.deleteFont,
    restore: module38.restoreFont,
    reorder: module38.reorderFonts,
  },
  views: {
    list: module53.listViews,
    create: module53.createView,
    rename: module53.renameView,
    delete: module53.deleteView,
    restore: module53.restoreView,
  },
  voice: {
    list: module36.listVoiceTones,
    create: module39.createTone,
    update: module39.updateTone,
    delete: module39.deleteTone,
    restore: module39.restoreTone,
    reorder: module39.reorderTones,
  },
};
