// Written by `pnpm generate`.
import * as module0 from './operations/brands/quick-build.operation';
import * as module1 from './operations/campaigns/performance-summary.operation';
import * as module2 from './operations/campaigns/read-campaigns.operations';
import * as module3 from './operations/campaigns/write-campaigns.operations';
import * as module4 from './operations/colors/change-colors.operations';
import * as module5 from './operations/colors/import-colors.operation';
import * as module6 from './operations/colors/pair-colors.operation';
import * as module7 from './operations/colors/read-colors.operations';
import * as module8 from './operations/colors/trash-colors.operations';
import * as module9 from './operations/data/export-workspace.operation';
import * as module10 from './operations/data/import-workspace.operations';
import * as module11 from './operations/data/reset-workspace.operation';
import * as module12 from './operations/emails/end-emails.operations';
import * as module13 from './operations/emails/read-emails.operations';
import * as module14 from './operations/emails/schedule-emails.operations';
import * as module15 from './operations/emails/send-emails.operations';
import * as module16 from './operations/emails/write-emails.operations';
import * as module17 from './operations/files/change-files.operations';
import * as module18 from './operations/files/read-files.operations';
import * as module19 from './operations/files/suggest-files.operation';
import * as module20 from './operations/files/upload-file.operation';
import * as module21 from './operations/generation/generate-image.operation';
import * as module22 from './operations/generation/generate-text.operation';
import * as module23 from './operations/generation/images.operations';
import * as module24 from './operations/generation/trash-images.operations';
import * as module25 from './operations/guidelines/guidelines.operations';
import * as module26 from './operations/integrations/chat.operations';
import * as module27 from './operations/integrations/publish-to-wordpress.operation';
import * as module28 from './operations/integrations/read-integrations.operations';
import * as module29 from './operations/integrations/social.operations';
import * as module30 from './operations/integrations/sync-wordpress.operation';
import * as module31 from './operations/integrations/wordpress.operations';
import * as module32 from './operations/keywords/analyze-keywords.operation';
import * as module33 from './operations/keywords/read-keywords.operations';
import * as module34 from './operations/keywords/write-groups.operations';
import * as module35 from './operations/logos/change-logos.operations';
import * as module36 from './operations/logos/read-logos.operations';
import * as module37 from './operations/logos/trash-logos.operations';
import * as module38 from './operations/persona/font-file.operations';
import * as module39 from './operations/persona/messages.operations';
import * as module40 from './operations/persona/read-persona.operations';
import * as module41 from './operations/persona/rules.operations';
import * as module42 from './operations/persona/typography.operations';
import * as module43 from './operations/persona/voice.operations';
import * as module44 from './operations/print/read-print.operations';
import * as module45 from './operations/print/write-print.operations';
import * as module46 from './operations/search/search.operations';
import * as module47 from './operations/settings/agency.operations';
import * as module48 from './operations/settings/billing.operation';
import * as module49 from './operations/settings/change-password.operation';
import * as module50 from './operations/settings/notification-settings.operations';
import * as module51 from './operations/settings/sessions.operations';
import * as module52 from './operations/shares/open-share-link.operation';
import * as module53 from './operations/shares/share-links.operations';
import * as module54 from './operations/shares/visit-share-link.operation';
import * as module55 from './operations/team/invitations.operations';
import * as module56 from './operations/team/members.operations';
import * as module57 from './operations/team/read-team.operations';
import * as module58 from './operations/team/view-as.operations';
import * as module59 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module47.getAgency,
    update: module47.updateAgency,
    transferOwnership: module47.transferOwnership,
  },
  billing: {
    plan: module48.readPlan,
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
    list: module7.listColors,
    create: module4.createColor,
    update: module4.updateColor,
    move: module4.moveColor,
    import: module5.importColors,
    setPairs: module6.setColorPairs,
    delete: module8.deleteColor,
    restore: module8.restoreColor,
  },
  data: {
    export: module9.exportWorkspace,
    checkImport: module10.checkImport,
    import: module10.importWorkspace,
    reset: module11.resetWorkspace,
  },
  emails: {
    list: module13.listEmails,
    get: module13.getEmail,
    create: module16.createEmail,
    update: module16.updateEmail,
    send: module15.sendEmail,
    deliver: module15.deliverEmail,
    schedule: module14.scheduleEmail,
    unschedule: module14.unscheduleEmail,
    archive: module12.archiveEmail,
    duplicate: module16.duplicateEmail,
    delete: module12.deleteEmail,
    restore: module12.restoreEmail,
  },
  files: {
    list: module18.listFiles,
    tags: module18.fileTags,
    suggest: module19.suggestFiles,
    get: module18.getFile,
    upload: module20.uploadFile,
    download: module18.downloadFile,
    preview: module18.previewFile,
    update: module17.updateFile,
    usage: module18.fileUsage,
    delete: module17.deleteFile,
    restore: module17.restoreFile,
  },
  generation: {
    text: module22.generateText,
    image: module21.generateImage,
    listImages: module23.listImages,
    imageFile: module23.imageFile,
    saveImage: module23.saveImage,
    deleteImage: module24.deleteImage,
    restoreImage: module24.restoreImage,
  },
  guidelines: {
    list: module25.listGuidelines,
    create: module25.createGuideline,
    update: module25.updateGuideline,
    delete: module25.deleteGuideline,
    restore: module25.restoreGuideline,
    reorder: module25.reorderGuidelines,
  },
  integrations: {
    listSocial: module28.listSocial,
    connectSocial: module29.connectSocial,
    disconnectSocial: module29.disconnectSocial,
    selectPages: module29.selectPages,
    listChats: module28.listChats,
    connectChat: module26.connectChat,
    disconnectChat: module26.disconnectChat,
    sendTestMessage: module26.sendTestMessage,
    outbox: module28.readOutbox,
    wordPress: module31.readWordPress,
    wordPressLog: module31.readWordPressLog,
    connectWordPress: module31.connectWordPress,
    disconnectWordPress: module31.disconnectWordPress,
    syncWordPress: module30.syncWordPress,
    publishToWordPress: module27.publishToWordPress,
  },
  keywords: {
    listGroups: module33.listKeywordGroups,
    createGroup: module34.createKeywordGroup,
    updateGroup: module34.updateKeywordGroup,
    deleteGroup: module34.deleteKeywordGroup,
    restoreGroup: module34.restoreKeywordGroup,
    summary: module33.getKeywordSummary,
    history: module33.getKeywordHistory,
    analyze: module32.analyzeKeywords,
  },
  logos: {
    list: module36.listLogos,
    upload: module35.uploadLogo,
    rename: module35.renameLogo,
    replace: module35.replaceLogo,
    versions: module36.logoVersions,
    restoreVersion: module35.restoreLogoVersion,
    preview: module36.previewLogo,
    download: module36.downloadLogo,
    delete: module37.deleteLogo,
    restore: module37.restoreLogo,
  },
  messages: {
    list: module40.listMessages,
    create: module39.createMessage,
    update: module39.updateMessage,
    delete: module39.deleteMessage,
    restore: module39.restoreMessage,
    reorder: module39.reorderMessages,
  },
  notificationSettings: {
    get: module50.getNotificationSettings,
    update: module50.updateNotificationSettings,
    sent: module50.listSentMessages,
  },
  performance: {
    summary: module1.getPerformanceSummary,
  },
  quickBuild: {
    build: module0.quickBuild,
  },
  print: {
    list: module44.listPrint,
    get: module44.getPrint,
    create: module45.createPrint,
    update: module45.updatePrint,
    duplicate: module45.duplicatePrint,
    delete: module45.deletePrint,
    restore: module45.restorePrint,
  },
  rules: {
    list: module40.listRules,
    create: module41.createRule,
    update: module41.updateRule,
    delete: module41.deleteRule,
    restore: module41.restoreRule,
    reorder: module41.reorderRules,
  },
  search: {
    find: module46.findRecords,
    recall: module46.recallRecords,
  },
  security: {
    changePassword: module49.changePassword,
    sessions: module51.listSessions,
    endSession: module51.endOneSession,
    endOtherSessions: module51.endOtherSessions,
  },
  shares: {
    list: module53.listShareLinks,
    create: module53.createShareLink,
    delete: module53.deleteShareLink,
    visit: module54.visitShareLink,
    open: module52.openShareLink,
  },
  team: {
    list: module57.listTeam,
    invite: module55.invite,
    resendInvitation: module55.resendInvitation,
    revokeInvitation: module55.revokeInvitation,
    openInvitation: module57.openInvitation,
    editPermissions: module56.editMemberPermissions,
    remove: module56.removeMember,
    restore: module56.restoreMember,
    viewAs: module58.viewAs,
    stopViewing: module58.stopViewing,
  },
  typography: {
    list: module40.listFonts,
    create: module42.createFont,
    update: module42.updateFont,
    delete: module42.deleteFont,
    restore: module42.restoreFont,
    reorder: module42.reorderFonts,
    attachFont: module38.attachFont,
    detachFont: module38.detachFont,
    font: module38.fontBytes,
  },
  views: {
    list: module59.listViews,
    create: module59.createView,
    rename: module59.renameView,
    delete: module59.deleteView,
    restore: module59.restoreView,
  },
  voice: {
    list: module40.listVoiceTones,
    create: module43.createTone,
    update: module43.updateTone,
    delete: module43.deleteTone,
    restore: module43.restoreTone,
    reorder: module43.reorderTones,
  },
};
