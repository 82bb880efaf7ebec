// Written by `pnpm generate`.
import * as module0 from './operations/auth/register.operation';
import * as module1 from './operations/auth/update-user.operation';
import * as module2 from './operations/brands/archive-brand.operations';
import * as module3 from './operations/brands/create-brand.operation';
import * as module4 from './operations/brands/list-brands.operation';
import * as module5 from './operations/brands/quick-build.operation';
import * as module6 from './operations/brands/update-brand.operation';
import * as module7 from './operations/campaigns/marketing-figures.operation';
import * as module8 from './operations/campaigns/performance-summary.operation';
import * as module9 from './operations/campaigns/read-campaigns.operations';
import * as module10 from './operations/campaigns/write-campaigns.operations';
import * as module11 from './operations/colors/change-colors.operations';
import * as module12 from './operations/colors/import-colors.operation';
import * as module13 from './operations/colors/pair-colors.operation';
import * as module14 from './operations/colors/read-colors.operations';
import * as module15 from './operations/colors/trash-colors.operations';
import * as module16 from './operations/content/restore-version.operation';
import * as module17 from './operations/content/schedule-content.operation';
import * as module18 from './operations/content/undo-decision.operation';
import * as module19 from './operations/content/undo-move.operation';
import * as module20 from './operations/content/workflow-summary.operation';
import * as module21 from './operations/content/workflow.operations';
import * as module22 from './operations/data/export-workspace.operation';
import * as module23 from './operations/data/import-workspace.operations';
import * as module24 from './operations/data/reset-workspace.operation';
import * as module25 from './operations/emails/end-emails.operations';
import * as module26 from './operations/emails/read-emails.operations';
import * as module27 from './operations/emails/schedule-emails.operations';
import * as module28 from './operations/emails/send-emails.operations';
import * as module29 from './operations/emails/write-emails.operations';
import * as module30 from './operations/files/change-files.operations';
import * as module31 from './operations/files/file-usage.operation';
import * as module32 from './operations/files/read-files.operations';
import * as module33 from './operations/files/replace-files.operations';
import * as module34 from './operations/files/suggest-files.operation';
import * as module35 from './operations/files/upload-file.operation';
import * as module36 from './operations/generation/generate-image.operation';
import * as module37 from './operations/generation/generate-text.operation';
import * as module38 from './operations/generation/images.operations';
import * as module39 from './operations/generation/trash-images.operations';
import * as module40 from './operations/guidelines/guidelines.operations';
import * as module41 from './operations/integrations/chat.operations';
import * as module42 from './operations/integrations/publish-to-wordpress.operation';
import * as module43 from './operations/integrations/read-integrations.operations';
import * as module44 from './operations/integrations/social.operations';
import * as module45 from './operations/integrations/sync-wordpress.operation';
import * as module46 from './operations/integrations/wordpress.operations';
import * as module47 from './operations/keywords/analyze-keywords.operation';
import * as module48 from './operations/keywords/read-keywords.operations';
import * as module49 from './operations/keywords/write-groups.operations';
import * as module50 from './operations/logos/change-logos.operations';
import * as module51 from './operations/logos/read-logos.operations';
import * as module52 from './operations/logos/trash-logos.operations';
import * as module53 from './operations/persona/font-file.operations';
import * as module54 from './operations/persona/messages.operations';
import * as module55 from './operations/persona/read-persona.operations';
import * as module56 from './operations/persona/rules.operations';
import * as module57 from './operations/persona/typography.operations';
import * as module58 from './operations/persona/voice.operations';
import * as module59 from './operations/print/read-print.operations';
import * as module60 from './operations/print/write-print.operations';
import * as module61 from './operations/search/search.operations';
import * as module62 from './operations/settings/agency.operations';
import * as module63 from './operations/settings/billing.operation';
import * as module64 from './operations/settings/change-password.operation';
import * as module65 from './operations/settings/notification-settings.operations';
import * as module66 from './operations/settings/sessions.operations';
import * as module67 from './operations/shares/open-share-link.operation';
import * as module68 from './operations/shares/share-links.operations';
import * as module69 from './operations/shares/visit-share-link.operation';
import * as module70 from './operations/team/invitations.operations';
import * as module71 from './operations/team/members.operations';
import * as module72 from './operations/team/read-team.operations';
import * as module73 from './operations/team/view-as.operations';
import * as module74 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module62.getAgency,
    update: module62.updateAgency,
    transferOwnership: module62.transferOwnership,
  },
  auth: {
    register: module0.register,
    updateUser: module1.updateUser,
  },
  billing: {
    plan: module63.readPlan,
  },
  brands: {
    listArchived: module4.listArchivedBrands,
    create: module3.createBrand,
    update: module6.updateBrand,
    archive: module2.archiveBrand,
    restore: module2.restoreBrand,
  },
  campaigns: {
    list: module9.listCampaigns,
    get: module9.getCampaign,
    create: module10.createCampaign,
    update: module10.updateCampaign,
    delete: module10.deleteCampaign,
    restore: module10.restoreCampaign,
  },
  colors: {
    list: module14.listColors,
    mark: module14.brandMark,
    create: module11.createColor,
    update: module11.updateColor,
    move: module11.moveColor,
    import: module12.importColors,
    setPairs: module13.setColorPairs,
    delete: module15.deleteColor,
    restore: module15.restoreColor,
  },
  content: {
    workflowSummary: module20.contentWorkflowSummary,
    schedule: module17.schedule,
    unschedule: module21.unschedule,
    publish: module21.publish,
    restoreVersion: module16.restoreVersion,
    undoMove: module19.undoMove,
    undoDecision: module18.undoDecision,
  },
  data: {
    export: module22.exportWorkspace,
    checkImport: module23.checkImport,
    import: module23.importWorkspace,
    reset: module24.resetWorkspace,
  },
  emails: {
    list: module26.listEmails,
    get: module26.getEmail,
    create: module29.createEmail,
    update: module29.updateEmail,
    send: module28.sendEmail,
    deliver: module28.deliverEmail,
    schedule: module27.scheduleEmail,
    unschedule: module27.unscheduleEmail,
    archive: module25.archiveEmail,
    duplicate: module29.duplicateEmail,
    delete: module25.deleteEmail,
    restore: module25.restoreEmail,
  },
  files: {
    list: module32.listFiles,
    tags: module32.fileTags,
    suggest: module34.suggestFiles,
    get: module32.getFile,
    upload: module35.uploadFile,
    replace: module33.replaceFile,
    versions: module32.fileVersions,
    restoreVersion: module33.restoreFileVersion,
    download: module32.downloadFile,
    preview: module32.previewFile,
    update: module30.updateFile,
    usage: module31.fileUsage,
    delete: module30.deleteFile,
    restore: module30.restoreFile,
  },
  generation: {
    text: module37.generateText,
    image: module36.generateImage,
    listImages: module38.listImages,
    imageFile: module38.imageFile,
    saveImage: module38.saveImage,
    deleteImage: module39.deleteImage,
    restoreImage: module39.restoreImage,
  },
  guidelines: {
    list: module40.listGuidelines,
    create: module40.createGuideline,
    update: module40.updateGuideline,
    delete: module40.deleteGuideline,
    restore: module40.restoreGuideline,
    reorder: module40.reorderGuidelines,
  },
  integrations: {
    listSocial: module43.listSocial,
    connectSocial: module44.connectSocial,
    disconnectSocial: module44.disconnectSocial,
    selectPages: module44.selectPages,
    listChats: module43.listChats,
    connectChat: module41.connectChat,
    disconnectChat: module41.disconnectChat,
    sendTestMessage: module41.sendTestMessage,
    outbox: module43.readOutbox,
    wordPress: module46.readWordPress,
    wordPressLog: module46.readWordPressLog,
    connectWordPress: module46.connectWordPress,
    disconnectWordPress: module46.disconnectWordPress,
    syncWordPress: module45.syncWordPress,
    publishToWordPress: module42.publishToWordPress,
  },
  keywords: {
    listGroups: module48.listKeywordGroups,
    createGroup: module49.createKeywordGroup,
    updateGroup: module49.updateKeywordGroup,
    deleteGroup: module49.deleteKeywordGroup,
    restoreGroup: module49.restoreKeywordGroup,
    summary: module48.getKeywordSummary,
    history: module48.getKeywordHistory,
    analyze: module47.analyzeKeywords,
  },
  logos: {
    list: module51.listLogos,
    upload: module50.uploadLogo,
    rename: module50.renameLogo,
    replace: module50.replaceLogo,
    versions: module51.logoVersions,
    restoreVersion: module50.restoreLogoVersion,
    preview: module51.previewLogo,
    download: module51.downloadLogo,
    delete: module52.deleteLogo,
    restore: module52.restoreLogo,
  },
  messages: {
    list: module55.listMessages,
    create: module54.createMessage,
    update: module54.updateMessage,
    delete: module54.deleteMessage,
    restore: module54.restoreMessage,
    reorder: module54.reorderMessages,
  },
  notificationSettings: {
    get: module65.getNotificationSettings,
    update: module65.updateNotificationSettings,
    sent: module65.listSentMessages,
  },
  performance: {
    overview: module7.getMarketingFigures,
    summary: module8.getPerformanceSummary,
  },
  quickBuild: {
    build: module5.quickBuild,
  },
  print: {
    list: module59.listPrint,
    get: module59.getPrint,
    create: module60.createPrint,
    update: module60.updatePrint,
    duplicate: module60.duplicatePrint,
    delete: module60.deletePrint,
    restore: module60.restorePrint,
  },
  rules: {
    list: module55.listRules,
    create: module56.createRule,
    update: module56.updateRule,
    delete: module56.deleteRule,
    restore: module56.restoreRule,
    reorder: module56.reorderRules,
  },
  search: {
    find: module61.findRecords,
    recall: module61.recallRecords,
  },
  security: {
    changePassword: module64.changePassword,
    sessions: module66.listSessions,
    endSession: module66.endOneSession,
    endOtherSessions: module66.endOtherSessions,
  },
  shares: {
    list: module68.listShareLinks,
    create: module68.createShareLink,
    delete: module68.deleteShareLink,
    visit: module69.visitShareLink,
    open: module67.openShareLink,
  },
  team: {
    list: module72.listTeam,
    invite: module70.invite,
    resendInvitation: module70.resendInvitation,
    revokeInvitation: module70.revokeInvitation,
    openInvitation: module72.openInvitation,
    editPermissions: module71.editMemberPermissions,
    remove: module71.removeMember,
    restore: module71.restoreMember,
    viewAs: module73.viewAs,
    stopViewing: module73.stopViewing,
  },
  typography: {
    list: module55.listFonts,
    create: module57.createFont,
    update: module57.updateFont,
    delete: module57.deleteFont,
    restore: module57.restoreFont,
    reorder: module57.reorderFonts,
    attachFont: module53.attachFont,
    detachFont: module53.detachFont,
    reattachFont: module53.reattachFont,
    font: module53.fontBytes,
  },
  views: {
    list: module74.listViews,
    create: module74.createView,
    rename: module74.renameView,
    delete: module74.deleteView,
    restore: module74.restoreView,
  },
  voice: {
    list: module55.listVoiceTones,
    create: module58.createTone,
    update: module58.updateTone,
    delete: module58.deleteTone,
    restore: module58.restoreTone,
    reorder: module58.reorderTones,
  },
};
