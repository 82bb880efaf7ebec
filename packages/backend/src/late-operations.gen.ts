// Written by `pnpm generate`.
import * as module0 from './operations/auth/avatar.operations';
import * as module1 from './operations/auth/register.operation';
import * as module2 from './operations/auth/update-user.operation';
import * as module3 from './operations/brands/archive-brand.operations';
import * as module4 from './operations/brands/create-brand.operation';
import * as module5 from './operations/brands/list-brands.operation';
import * as module6 from './operations/brands/quick-build.operation';
import * as module7 from './operations/brands/update-brand.operation';
import * as module8 from './operations/campaigns/performance-summary.operation';
import * as module9 from './operations/campaigns/read-campaigns.operations';
import * as module10 from './operations/campaigns/write-campaigns.operations';
import * as module11 from './operations/colors/change-colors.operations';
import * as module12 from './operations/colors/import-colors.operation';
import * as module13 from './operations/colors/pair-colors.operation';
import * as module14 from './operations/colors/read-colors.operations';
import * as module15 from './operations/colors/trash-colors.operations';
import * as module16 from './operations/content/copy-content.operation';
import * as module17 from './operations/content/create-content.operation';
import * as module18 from './operations/content/restore-version.operation';
import * as module19 from './operations/content/schedule-content.operation';
import * as module20 from './operations/content/trash-content.operations';
import * as module21 from './operations/content/undo-decision.operation';
import * as module22 from './operations/content/undo-move.operation';
import * as module23 from './operations/content/update-content.operation';
import * as module24 from './operations/content/workflow-summary.operation';
import * as module25 from './operations/content/workflow.operations';
import * as module26 from './operations/data/export-workspace.operation';
import * as module27 from './operations/data/import-workspace.operations';
import * as module28 from './operations/data/reset-workspace.operation';
import * as module29 from './operations/emails/end-emails.operations';
import * as module30 from './operations/emails/read-emails.operations';
import * as module31 from './operations/emails/schedule-emails.operations';
import * as module32 from './operations/emails/send-emails.operations';
import * as module33 from './operations/emails/write-emails.operations';
import * as module34 from './operations/files/change-files.operations';
import * as module35 from './operations/files/file-usage.operation';
import * as module36 from './operations/files/read-files.operations';
import * as module37 from './operations/files/replace-files.operations';
import * as module38 from './operations/files/suggest-files.operation';
import * as module39 from './operations/files/upload-file.operation';
import * as module40 from './operations/generation/generate-image.operation';
import * as module41 from './operations/generation/generate-text.operation';
import * as module42 from './operations/generation/images.operations';
import * as module43 from './operations/generation/trash-images.operations';
import * as module44 from './operations/guidelines/guidelines.operations';
import * as module45 from './operations/integrations/chat.operations';
import * as module46 from './operations/integrations/publish-to-wordpress.operation';
import * as module47 from './operations/integrations/read-integrations.operations';
import * as module48 from './operations/integrations/social.operations';
import * as module49 from './operations/integrations/sync-wordpress.operation';
import * as module50 from './operations/integrations/wordpress.operations';
import * as module51 from './operations/keywords/analyze-keywords.operation';
import * as module52 from './operations/keywords/read-keywords.operations';
import * as module53 from './operations/keywords/write-groups.operations';
import * as module54 from './operations/logos/change-logos.operations';
import * as module55 from './operations/logos/read-logos.operations';
import * as module56 from './operations/logos/trash-logos.operations';
import * as module57 from './operations/persona/font-file.operations';
import * as module58 from './operations/persona/messages.operations';
import * as module59 from './operations/persona/read-persona.operations';
import * as module60 from './operations/persona/rules.operations';
import * as module61 from './operations/persona/typography.operations';
import * as module62 from './operations/persona/voice.operations';
import * as module63 from './operations/print/read-print.operations';
import * as module64 from './operations/print/write-print.operations';
import * as module65 from './operations/search/search.operations';
import * as module66 from './operations/settings/agency.operations';
import * as module67 from './operations/settings/billing.operation';
import * as module68 from './operations/settings/change-password.operation';
import * as module69 from './operations/settings/notification-settings.operations';
import * as module70 from './operations/settings/sessions.operations';
import * as module71 from './operations/shares/open-share-link.operation';
import * as module72 from './operations/shares/share-links.operations';
import * as module73 from './operations/shares/visit-share-link.operation';
import * as module74 from './operations/team/invitations.operations';
import * as module75 from './operations/team/members.operations';
import * as module76 from './operations/team/read-team.operations';
import * as module77 from './operations/team/view-as.operations';
import * as module78 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module66.getAgency,
    update: module66.updateAgency,
    transferOwnership: module66.transferOwnership,
  },
  auth: {
    register: module1.register,
    updateUser: module2.updateUser,
    setAvatar: module0.setAvatar,
    removeAvatar: module0.removeAvatar,
  },
  billing: {
    plan: module67.readPlan,
  },
  brands: {
    listArchived: module5.listArchivedBrands,
    create: module4.createBrand,
    update: module7.updateBrand,
    archive: module3.archiveBrand,
    restore: module3.restoreBrand,
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
    create: module11.createColor,
    update: module11.updateColor,
    move: module11.moveColor,
    import: module12.importColors,
    setPairs: module13.setColorPairs,
    delete: module15.deleteColor,
    restore: module15.restoreColor,
  },
  content: {
    workflowSummary: module24.contentWorkflowSummary,
    create: module17.createContent,
    update: module23.updateContent,
    submit: module25.submit,
    approve: module25.approve,
    reject: module25.reject,
    schedule: module19.schedule,
    unschedule: module25.unschedule,
    publish: module25.publish,
    restoreVersion: module18.restoreVersion,
    undoMove: module22.undoMove,
    undoDecision: module21.undoDecision,
    duplicate: module16.duplicateContent,
    delete: module20.deleteContent,
    restore: module20.restoreContent,
  },
  data: {
    export: module26.exportWorkspace,
    checkImport: module27.checkImport,
    import: module27.importWorkspace,
    reset: module28.resetWorkspace,
  },
  emails: {
    list: module30.listEmails,
    get: module30.getEmail,
    create: module33.createEmail,
    update: module33.updateEmail,
    send: module32.sendEmail,
    deliver: module32.deliverEmail,
    schedule: module31.scheduleEmail,
    unschedule: module31.unscheduleEmail,
    archive: module29.archiveEmail,
    duplicate: module33.duplicateEmail,
    delete: module29.deleteEmail,
    restore: module29.restoreEmail,
  },
  files: {
    list: module36.listFiles,
    tags: module36.fileTags,
    suggest: module38.suggestFiles,
    get: module36.getFile,
    upload: module39.uploadFile,
    replace: module37.replaceFile,
    versions: module36.fileVersions,
    restoreVersion: module37.restoreFileVersion,
    download: module36.downloadFile,
    preview: module36.previewFile,
    update: module34.updateFile,
    usage: module35.fileUsage,
    delete: module34.deleteFile,
    restore: module34.restoreFile,
  },
  generation: {
    text: module41.generateText,
    image: module40.generateImage,
    listImages: module42.listImages,
    imageFile: module42.imageFile,
    saveImage: module42.saveImage,
    deleteImage: module43.deleteImage,
    restoreImage: module43.restoreImage,
  },
  guidelines: {
    list: module44.listGuidelines,
    create: module44.createGuideline,
    update: module44.updateGuideline,
    delete: module44.deleteGuideline,
    restore: module44.restoreGuideline,
    reorder: module44.reorderGuidelines,
  },
  integrations: {
    listSocial: module47.listSocial,
    connectSocial: module48.connectSocial,
    disconnectSocial: module48.disconnectSocial,
    selectPages: module48.selectPages,
    listChats: module47.listChats,
    connectChat: module45.connectChat,
    disconnectChat: module45.disconnectChat,
    sendTestMessage: module45.sendTestMessage,
    outbox: module47.readOutbox,
    wordPress: module50.readWordPress,
    wordPressLog: module50.readWordPressLog,
    connectWordPress: module50.connectWordPress,
    disconnectWordPress: module50.disconnectWordPress,
    syncWordPress: module49.syncWordPress,
    publishToWordPress: module46.publishToWordPress,
  },
  keywords: {
    listGroups: module52.listKeywordGroups,
    createGroup: module53.createKeywordGroup,
    updateGroup: module53.updateKeywordGroup,
    deleteGroup: module53.deleteKeywordGroup,
    restoreGroup: module53.restoreKeywordGroup,
    summary: module52.getKeywordSummary,
    history: module52.getKeywordHistory,
    analyze: module51.analyzeKeywords,
  },
  logos: {
    list: module55.listLogos,
    upload: module54.uploadLogo,
    rename: module54.renameLogo,
    replace: module54.replaceLogo,
    versions: module55.logoVersions,
    restoreVersion: module54.restoreLogoVersion,
    preview: module55.previewLogo,
    download: module55.downloadLogo,
    delete: module56.deleteLogo,
    restore: module56.restoreLogo,
  },
  messages: {
    list: module59.listMessages,
    create: module58.createMessage,
    update: module58.updateMessage,
    delete: module58.deleteMessage,
    restore: module58.restoreMessage,
    reorder: module58.reorderMessages,
  },
  notificationSettings: {
    get: module69.getNotificationSettings,
    update: module69.updateNotificationSettings,
    sent: module69.listSentMessages,
  },
  performance: {
    summary: module8.getPerformanceSummary,
  },
  quickBuild: {
    build: module6.quickBuild,
  },
  print: {
    list: module63.listPrint,
    get: module63.getPrint,
    create: module64.createPrint,
    update: module64.updatePrint,
    duplicate: module64.duplicatePrint,
    delete: module64.deletePrint,
    restore: module64.restorePrint,
  },
  rules: {
    list: module59.listRules,
    create: module60.createRule,
    update: module60.updateRule,
    delete: module60.deleteRule,
    restore: module60.restoreRule,
    reorder: module60.reorderRules,
  },
  search: {
    find: module65.findRecords,
    recall: module65.recallRecords,
  },
  security: {
    changePassword: module68.changePassword,
    sessions: module70.listSessions,
    endSession: module70.endOneSession,
    endOtherSessions: module70.endOtherSessions,
  },
  shares: {
    list: module72.listShareLinks,
    create: module72.createShareLink,
    delete: module72.deleteShareLink,
    visit: module73.visitShareLink,
    open: module71.openShareLink,
  },
  team: {
    list: module76.listTeam,
    invite: module74.invite,
    resendInvitation: module74.resendInvitation,
    revokeInvitation: module74.revokeInvitation,
    openInvitation: module76.openInvitation,
    editPermissions: module75.editMemberPermissions,
    remove: module75.removeMember,
    restore: module75.restoreMember,
    viewAs: module77.viewAs,
    stopViewing: module77.stopViewing,
  },
  typography: {
    list: module59.listFonts,
    create: module61.createFont,
    update: module61.updateFont,
    delete: module61.deleteFont,
    restore: module61.restoreFont,
    reorder: module61.reorderFonts,
    attachFont: module57.attachFont,
    detachFont: module57.detachFont,
    reattachFont: module57.reattachFont,
    font: module57.fontBytes,
  },
  views: {
    list: module78.listViews,
    create: module78.createView,
    rename: module78.renameView,
    delete: module78.deleteView,
    restore: module78.restoreView,
  },
  voice: {
    list: module59.listVoiceTones,
    create: module62.createTone,
    update: module62.updateTone,
    delete: module62.deleteTone,
    restore: module62.restoreTone,
    reorder: module62.reorderTones,
  },
};
