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
import * as module11 from './operations/emails/end-emails.operations';
import * as module12 from './operations/emails/read-emails.operations';
import * as module13 from './operations/emails/schedule-emails.operations';
import * as module14 from './operations/emails/send-emails.operations';
import * as module15 from './operations/emails/write-emails.operations';
import * as module16 from './operations/files/change-files.operations';
import * as module17 from './operations/files/read-files.operations';
import * as module18 from './operations/files/suggest-files.operation';
import * as module19 from './operations/files/upload-file.operation';
import * as module20 from './operations/generation/generate-image.operation';
import * as module21 from './operations/generation/generate-text.operation';
import * as module22 from './operations/generation/images.operations';
import * as module23 from './operations/generation/trash-images.operations';
import * as module24 from './operations/guidelines/guidelines.operations';
import * as module25 from './operations/integrations/chat.operations';
import * as module26 from './operations/integrations/publish-to-wordpress.operation';
import * as module27 from './operations/integrations/read-integrations.operations';
import * as module28 from './operations/integrations/social.operations';
import * as module29 from './operations/integrations/sync-wordpress.operation';
import * as module30 from './operations/integrations/wordpress.operations';
import * as module31 from './operations/keywords/analyze-keywords.operation';
import * as module32 from './operations/keywords/read-keywords.operations';
import * as module33 from './operations/keywords/write-groups.operations';
import * as module34 from './operations/logos/change-logos.operations';
import * as module35 from './operations/logos/read-logos.operations';
import * as module36 from './operations/logos/trash-logos.operations';
import * as module37 from './operations/persona/messages.operations';
import * as module38 from './operations/persona/read-persona.operations';
import * as module39 from './operations/persona/rules.operations';
import * as module40 from './operations/persona/typography.operations';
import * as module41 from './operations/persona/voice.operations';
import * as module42 from './operations/print/read-print.operations';
import * as module43 from './operations/print/write-print.operations';
import * as module44 from './operations/search/search.operations';
import * as module45 from './operations/settings/agency.operations';
import * as module46 from './operations/settings/billing.operation';
import * as module47 from './operations/settings/change-password.operation';
import * as module48 from './operations/settings/notification-settings.operations';
import * as module49 from './operations/settings/sessions.operations';
import * as module50 from './operations/shares/open-share-link.operation';
import * as module51 from './operations/shares/share-links.operations';
import * as module52 from './operations/shares/visit-share-link.operation';
import * as module53 from './operations/team/invitations.operations';
import * as module54 from './operations/team/members.operations';
import * as module55 from './operations/team/read-team.operations';
import * as module56 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module45.getAgency,
    update: module45.updateAgency,
    transferOwnership: module45.transferOwnership,
  },
  billing: {
    plan: module46.readPlan,
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
    list: module12.listEmails,
    get: module12.getEmail,
    create: module15.createEmail,
    update: module15.updateEmail,
    send: module14.sendEmail,
    deliver: module14.deliverEmail,
    schedule: module13.scheduleEmail,
    unschedule: module13.unscheduleEmail,
    archive: module11.archiveEmail,
    duplicate: module15.duplicateEmail,
    delete: module11.deleteEmail,
    restore: module11.restoreEmail,
  },
  files: {
    list: module17.listFiles,
    suggest: module18.suggestFiles,
    get: module17.getFile,
    upload: module19.uploadFile,
    download: module17.downloadFile,
    preview: module17.previewFile,
    update: module16.updateFile,
    usage: module17.fileUsage,
    delete: module16.deleteFile,
    restore: module16.restoreFile,
  },
  generation: {
    text: module21.generateText,
    image: module20.generateImage,
    listImages: module22.listImages,
    imageFile: module22.imageFile,
    saveImage: module22.saveImage,
    deleteImage: module23.deleteImage,
    restoreImage: module23.restoreImage,
  },
  guidelines: {
    list: module24.listGuidelines,
    create: module24.createGuideline,
    update: module24.updateGuideline,
    delete: module24.deleteGuideline,
    restore: module24.restoreGuideline,
    reorder: module24.reorderGuidelines,
  },
  integrations: {
    listSocial: module27.listSocial,
    connectSocial: module28.connectSocial,
    disconnectSocial: module28.disconnectSocial,
    selectPages: module28.selectPages,
    listChats: module27.listChats,
    connectChat: module25.connectChat,
    disconnectChat: module25.disconnectChat,
    sendTestMessage: module25.sendTestMessage,
    outbox: module27.readOutbox,
    wordPress: module30.readWordPress,
    wordPressLog: module30.readWordPressLog,
    connectWordPress: module30.connectWordPress,
    disconnectWordPress: module30.disconnectWordPress,
    syncWordPress: module29.syncWordPress,
    publishToWordPress: module26.publishToWordPress,
  },
  keywords: {
    listGroups: module32.listKeywordGroups,
    createGroup: module33.createKeywordGroup,
    updateGroup: module33.updateKeywordGroup,
    deleteGroup: module33.deleteKeywordGroup,
    restoreGroup: module33.restoreKeywordGroup,
    summary: module32.getKeywordSummary,
    history: module32.getKeywordHistory,
    analyze: module31.analyzeKeywords,
  },
  logos: {
    list: module35.listLogos,
    upload: module34.uploadLogo,
    rename: module34.renameLogo,
    replace: module34.replaceLogo,
    versions: module35.logoVersions,
    restoreVersion: module34.restoreLogoVersion,
    preview: module35.previewLogo,
    download: module35.downloadLogo,
    delete: module36.deleteLogo,
    restore: module36.restoreLogo,
  },
  messages: {
    list: module38.listMessages,
    create: module37.createMessage,
    update: module37.updateMessage,
    delete: module37.deleteMessage,
    restore: module37.restoreMessage,
    reorder: module37.reorderMessages,
  },
  notificationSettings: {
    get: module48.getNotificationSettings,
    update: module48.updateNotificationSettings,
    sent: module48.listSentMessages,
  },
  performance: {
    summary: module1.getPerformanceSummary,
  },
  quickBuild: {
    build: module0.quickBuild,
  },
  print: {
    list: module42.listPrint,
    get: module42.getPrint,
    create: module43.createPrint,
    update: module43.updatePrint,
    duplicate: module43.duplicatePrint,
    delete: module43.deletePrint,
    restore: module43.restorePrint,
  },
  rules: {
    list: module38.listRules,
    create: module39.createRule,
    update: module39.updateRule,
    delete: module39.deleteRule,
    restore: module39.restoreRule,
    reorder: module39.reorderRules,
  },
  search: {
    find: module44.findRecords,
    recall: module44.recallRecords,
  },
  security: {
    changePassword: module47.changePassword,
    sessions: module49.listSessions,
    endSession: module49.endOneSession,
    endOtherSessions: module49.endOtherSessions,
  },
  shares: {
    list: module51.listShareLinks,
    create: module51.createShareLink,
    delete: module51.deleteShareLink,
    visit: module52.visitShareLink,
    open: module50.openShareLink,
  },
  team: {
    list: module55.listTeam,
    invite: module53.invite,
    resendInvitation: module53.resendInvitation,
    revokeInvitation: module53.revokeInvitation,
    openInvitation: module55.openInvitation,
    editPermissions: module54.editMemberPermissions,
    remove: module54.removeMember,
    restore: module54.restoreMember,
  },
  typography: {
    list: module38.listFonts,
    create: module40.createFont,
    update: module40.updateFont,
    delete: module40.deleteFont,
    restore: module40.restoreFont,
    reorder: module40.reorderFonts,
  },
  views: {
    list: module56.listViews,
    create: module56.createView,
    rename: module56.renameView,
    delete: module56.deleteView,
    restore: module56.restoreView,
  },
  voice: {
    list: module38.listVoiceTones,
    create: module41.createTone,
    update: module41.updateTone,
    delete: module41.deleteTone,
    restore: module41.restoreTone,
    reorder: module41.reorderTones,
  },
};
