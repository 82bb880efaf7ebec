// Written by `pnpm generate`.
import * as module0 from './operations/brands/quick-build.operation';
import * as module1 from './operations/campaigns/marketing-figures.operation';
import * as module2 from './operations/campaigns/performance-summary.operation';
import * as module3 from './operations/campaigns/read-campaigns.operations';
import * as module4 from './operations/campaigns/write-campaigns.operations';
import * as module5 from './operations/colors/change-colors.operations';
import * as module6 from './operations/colors/import-colors.operation';
import * as module7 from './operations/colors/pair-colors.operation';
import * as module8 from './operations/colors/read-colors.operations';
import * as module9 from './operations/colors/trash-colors.operations';
import * as module10 from './operations/data/export-workspace.operation';
import * as module11 from './operations/data/import-workspace.operations';
import * as module12 from './operations/data/reset-workspace.operation';
import * as module13 from './operations/emails/end-emails.operations';
import * as module14 from './operations/emails/read-emails.operations';
import * as module15 from './operations/emails/schedule-emails.operations';
import * as module16 from './operations/emails/send-emails.operations';
import * as module17 from './operations/emails/write-emails.operations';
import * as module18 from './operations/files/change-files.operations';
import * as module19 from './operations/files/read-files.operations';
import * as module20 from './operations/files/suggest-files.operation';
import * as module21 from './operations/files/upload-file.operation';
import * as module22 from './operations/generation/generate-image.operation';
import * as module23 from './operations/generation/generate-text.operation';
import * as module24 from './operations/generation/images.operations';
import * as module25 from './operations/generation/trash-images.operations';
import * as module26 from './operations/guidelines/guidelines.operations';
import * as module27 from './operations/integrations/chat.operations';
import * as module28 from './operations/integrations/publish-to-wordpress.operation';
import * as module29 from './operations/integrations/read-integrations.operations';
import * as module30 from './operations/integrations/social.operations';
import * as module31 from './operations/integrations/sync-wordpress.operation';
import * as module32 from './operations/integrations/wordpress.operations';
import * as module33 from './operations/keywords/analyze-keywords.operation';
import * as module34 from './operations/keywords/read-keywords.operations';
import * as module35 from './operations/keywords/write-groups.operations';
import * as module36 from './operations/logos/change-logos.operations';
import * as module37 from './operations/logos/read-logos.operations';
import * as module38 from './operations/logos/trash-logos.operations';
import * as module39 from './operations/persona/font-file.operations';
import * as module40 from './operations/persona/messages.operations';
import * as module41 from './operations/persona/read-persona.operations';
import * as module42 from './operations/persona/rules.operations';
import * as module43 from './operations/persona/typography.operations';
import * as module44 from './operations/persona/voice.operations';
import * as module45 from './operations/print/read-print.operations';
import * as module46 from './operations/print/write-print.operations';
import * as module47 from './operations/search/search.operations';
import * as module48 from './operations/settings/agency.operations';
import * as module49 from './operations/settings/billing.operation';
import * as module50 from './operations/settings/change-password.operation';
import * as module51 from './operations/settings/notification-settings.operations';
import * as module52 from './operations/settings/sessions.operations';
import * as module53 from './operations/shares/open-share-link.operation';
import * as module54 from './operations/shares/share-links.operations';
import * as module55 from './operations/shares/visit-share-link.operation';
import * as module56 from './operations/team/invitations.operations';
import * as module57 from './operations/team/members.operations';
import * as module58 from './operations/team/read-team.operations';
import * as module59 from './operations/team/view-as.operations';
import * as module60 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module48.getAgency,
    update: module48.updateAgency,
    transferOwnership: module48.transferOwnership,
  },
  billing: {
    plan: module49.readPlan,
  },
  campaigns: {
    list: module3.listCampaigns,
    get: module3.getCampaign,
    create: module4.createCampaign,
    update: module4.updateCampaign,
    delete: module4.deleteCampaign,
    restore: module4.restoreCampaign,
  },
  colors: {
    list: module8.listColors,
    create: module5.createColor,
    update: module5.updateColor,
    move: module5.moveColor,
    import: module6.importColors,
    setPairs: module7.setColorPairs,
    delete: module9.deleteColor,
    restore: module9.restoreColor,
  },
  data: {
    export: module10.exportWorkspace,
    checkImport: module11.checkImport,
    import: module11.importWorkspace,
    reset: module12.resetWorkspace,
  },
  emails: {
    list: module14.listEmails,
    get: module14.getEmail,
    create: module17.createEmail,
    update: module17.updateEmail,
    send: module16.sendEmail,
    deliver: module16.deliverEmail,
    schedule: module15.scheduleEmail,
    unschedule: module15.unscheduleEmail,
    archive: module13.archiveEmail,
    duplicate: module17.duplicateEmail,
    delete: module13.deleteEmail,
    restore: module13.restoreEmail,
  },
  files: {
    list: module19.listFiles,
    tags: module19.fileTags,
    suggest: module20.suggestFiles,
    get: module19.getFile,
    upload: module21.uploadFile,
    download: module19.downloadFile,
    preview: module19.previewFile,
    update: module18.updateFile,
    usage: module19.fileUsage,
    delete: module18.deleteFile,
    restore: module18.restoreFile,
  },
  generation: {
    text: module23.generateText,
    image: module22.generateImage,
    listImages: module24.listImages,
    imageFile: module24.imageFile,
    saveImage: module24.saveImage,
    deleteImage: module25.deleteImage,
    restoreImage: module25.restoreImage,
  },
  guidelines: {
    list: module26.listGuidelines,
    create: module26.createGuideline,
    update: module26.updateGuideline,
    delete: module26.deleteGuideline,
    restore: module26.restoreGuideline,
    reorder: module26.reorderGuidelines,
  },
  integrations: {
    listSocial: module29.listSocial,
    connectSocial: module30.connectSocial,
    disconnectSocial: module30.disconnectSocial,
    selectPages: module30.selectPages,
    listChats: module29.listChats,
    connectChat: module27.connectChat,
    disconnectChat: module27.disconnectChat,
    sendTestMessage: module27.sendTestMessage,
    outbox: module29.readOutbox,
    wordPress: module32.readWordPress,
    wordPressLog: module32.readWordPressLog,
    connectWordPress: module32.connectWordPress,
    disconnectWordPress: module32.disconnectWordPress,
    syncWordPress: module31.syncWordPress,
    publishToWordPress: module28.publishToWordPress,
  },
  keywords: {
    listGroups: module34.listKeywordGroups,
    createGroup: module35.createKeywordGroup,
    updateGroup: module35.updateKeywordGroup,
    deleteGroup: module35.deleteKeywordGroup,
    restoreGroup: module35.restoreKeywordGroup,
    summary: module34.getKeywordSummary,
    history: module34.getKeywordHistory,
    analyze: module33.analyzeKeywords,
  },
  logos: {
    list: module37.listLogos,
    upload: module36.uploadLogo,
    rename: module36.renameLogo,
    replace: module36.replaceLogo,
    versions: module37.logoVersions,
    restoreVersion: module36.restoreLogoVersion,
    preview: module37.previewLogo,
    download: module37.downloadLogo,
    delete: module38.deleteLogo,
    restore: module38.restoreLogo,
  },
  messages: {
    list: module41.listMessages,
    create: module40.createMessage,
    update: module40.updateMessage,
    delete: module40.deleteMessage,
    restore: module40.restoreMessage,
    reorder: module40.reorderMessages,
  },
  notificationSettings: {
    get: module51.getNotificationSettings,
    update: module51.updateNotificationSettings,
    sent: module51.listSentMessages,
  },
  performance: {
    overview: module1.getMarketingFigures,
    summary: module2.getPerformanceSummary,
  },
  quickBuild: {
    build: module0.quickBuild,
  },
  print: {
    list: module45.listPrint,
    get: module45.getPrint,
    create: module46.createPrint,
    update: module46.updatePrint,
    duplicate: module46.duplicatePrint,
    delete: module46.deletePrint,
    restore: module46.restorePrint,
  },
  rules: {
    list: module41.listRules,
    create: module42.createRule,
    update: module42.updateRule,
    delete: module42.deleteRule,
    restore: module42.restoreRule,
    reorder: module42.reorderRules,
  },
  search: {
    find: module47.findRecords,
    recall: module47.recallRecords,
  },
  security: {
    changePassword: module50.changePassword,
    sessions: module52.listSessions,
    endSession: module52.endOneSession,
    endOtherSessions: module52.endOtherSessions,
  },
  shares: {
    list: module54.listShareLinks,
    create: module54.createShareLink,
    delete: module54.deleteShareLink,
    visit: module55.visitShareLink,
    open: module53.openShareLink,
  },
  team: {
    list: module58.listTeam,
    invite: module56.invite,
    resendInvitation: module56.resendInvitation,
    revokeInvitation: module56.revokeInvitation,
    openInvitation: module58.openInvitation,
    editPermissions: module57.editMemberPermissions,
    remove: module57.removeMember,
    restore: module57.restoreMember,
    viewAs: module59.viewAs,
    stopViewing: module59.stopViewing,
  },
  typography: {
    list: module41.listFonts,
    create: module43.createFont,
    update: module43.updateFont,
    delete: module43.deleteFont,
    restore: module43.restoreFont,
    reorder: module43.reorderFonts,
    attachFont: module39.attachFont,
    detachFont: module39.detachFont,
    font: module39.fontBytes,
  },
  views: {
    list: module60.listViews,
    create: module60.createView,
    rename: module60.renameView,
    delete: module60.deleteView,
    restore: module60.restoreView,
  },
  voice: {
    list: module41.listVoiceTones,
    create: module44.createTone,
    update: module44.updateTone,
    delete: module44.deleteTone,
    restore: module44.restoreTone,
    reorder: module44.reorderTones,
  },
};
