// Written by `pnpm generate`.
import * as module0 from './operations/auth/register.operation';
import * as module1 from './operations/auth/update-user.operation';
import * as module2 from './operations/brands/quick-build.operation';
import * as module3 from './operations/campaigns/marketing-figures.operation';
import * as module4 from './operations/campaigns/performance-summary.operation';
import * as module5 from './operations/campaigns/read-campaigns.operations';
import * as module6 from './operations/campaigns/write-campaigns.operations';
import * as module7 from './operations/colors/change-colors.operations';
import * as module8 from './operations/colors/import-colors.operation';
import * as module9 from './operations/colors/pair-colors.operation';
import * as module10 from './operations/colors/read-colors.operations';
import * as module11 from './operations/colors/trash-colors.operations';
import * as module12 from './operations/content/restore-version.operation';
import * as module13 from './operations/content/schedule-content.operation';
import * as module14 from './operations/content/undo-decision.operation';
import * as module15 from './operations/content/undo-move.operation';
import * as module16 from './operations/content/workflow-summary.operation';
import * as module17 from './operations/content/workflow.operations';
import * as module18 from './operations/data/export-workspace.operation';
import * as module19 from './operations/data/import-workspace.operations';
import * as module20 from './operations/data/reset-workspace.operation';
import * as module21 from './operations/emails/end-emails.operations';
import * as module22 from './operations/emails/read-emails.operations';
import * as module23 from './operations/emails/schedule-emails.operations';
import * as module24 from './operations/emails/send-emails.operations';
import * as module25 from './operations/emails/write-emails.operations';
import * as module26 from './operations/files/change-files.operations';
import * as module27 from './operations/files/file-usage.operation';
import * as module28 from './operations/files/read-files.operations';
import * as module29 from './operations/files/replace-files.operations';
import * as module30 from './operations/files/suggest-files.operation';
import * as module31 from './operations/files/upload-file.operation';
import * as module32 from './operations/generation/generate-image.operation';
import * as module33 from './operations/generation/generate-text.operation';
import * as module34 from './operations/generation/images.operations';
import * as module35 from './operations/generation/trash-images.operations';
import * as module36 from './operations/guidelines/guidelines.operations';
import * as module37 from './operations/integrations/chat.operations';
import * as module38 from './operations/integrations/publish-to-wordpress.operation';
import * as module39 from './operations/integrations/read-integrations.operations';
import * as module40 from './operations/integrations/social.operations';
import * as module41 from './operations/integrations/sync-wordpress.operation';
import * as module42 from './operations/integrations/wordpress.operations';
import * as module43 from './operations/keywords/analyze-keywords.operation';
import * as module44 from './operations/keywords/read-keywords.operations';
import * as module45 from './operations/keywords/write-groups.operations';
import * as module46 from './operations/logos/change-logos.operations';
import * as module47 from './operations/logos/read-logos.operations';
import * as module48 from './operations/logos/trash-logos.operations';
import * as module49 from './operations/persona/font-file.operations';
import * as module50 from './operations/persona/messages.operations';
import * as module51 from './operations/persona/read-persona.operations';
import * as module52 from './operations/persona/rules.operations';
import * as module53 from './operations/persona/typography.operations';
import * as module54 from './operations/persona/voice.operations';
import * as module55 from './operations/print/read-print.operations';
import * as module56 from './operations/print/write-print.operations';
import * as module57 from './operations/search/search.operations';
import * as module58 from './operations/settings/agency.operations';
import * as module59 from './operations/settings/billing.operation';
import * as module60 from './operations/settings/change-password.operation';
import * as module61 from './operations/settings/notification-settings.operations';
import * as module62 from './operations/settings/sessions.operations';
import * as module63 from './operations/shares/open-share-link.operation';
import * as module64 from './operations/shares/share-links.operations';
import * as module65 from './operations/shares/visit-share-link.operation';
import * as module66 from './operations/team/invitations.operations';
import * as module67 from './operations/team/members.operations';
import * as module68 from './operations/team/read-team.operations';
import * as module69 from './operations/team/view-as.operations';
import * as module70 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module58.getAgency,
    update: module58.updateAgency,
    transferOwnership: module58.transferOwnership,
  },
  auth: {
    register: module0.register,
    updateUser: module1.updateUser,
  },
  billing: {
    plan: module59.readPlan,
  },
  campaigns: {
    list: module5.listCampaigns,
    get: module5.getCampaign,
    create: module6.createCampaign,
    update: module6.updateCampaign,
    delete: module6.deleteCampaign,
    restore: module6.restoreCampaign,
  },
  colors: {
    list: module10.listColors,
    mark: module10.brandMark,
    create: module7.createColor,
    update: module7.updateColor,
    move: module7.moveColor,
    import: module8.importColors,
    setPairs: module9.setColorPairs,
    delete: module11.deleteColor,
    restore: module11.restoreColor,
  },
  content: {
    workflowSummary: module16.contentWorkflowSummary,
    schedule: module13.schedule,
    unschedule: module17.unschedule,
    publish: module17.publish,
    restoreVersion: module12.restoreVersion,
    undoMove: module15.undoMove,
    undoDecision: module14.undoDecision,
  },
  data: {
    export: module18.exportWorkspace,
    checkImport: module19.checkImport,
    import: module19.importWorkspace,
    reset: module20.resetWorkspace,
  },
  emails: {
    list: module22.listEmails,
    get: module22.getEmail,
    create: module25.createEmail,
    update: module25.updateEmail,
    send: module24.sendEmail,
    deliver: module24.deliverEmail,
    schedule: module23.scheduleEmail,
    unschedule: module23.unscheduleEmail,
    archive: module21.archiveEmail,
    duplicate: module25.duplicateEmail,
    delete: module21.deleteEmail,
    restore: module21.restoreEmail,
  },
  files: {
    list: module28.listFiles,
    tags: module28.fileTags,
    suggest: module30.suggestFiles,
    get: module28.getFile,
    upload: module31.uploadFile,
    replace: module29.replaceFile,
    versions: module28.fileVersions,
    restoreVersion: module29.restoreFileVersion,
    download: module28.downloadFile,
    preview: module28.previewFile,
    update: module26.updateFile,
    usage: module27.fileUsage,
    delete: module26.deleteFile,
    restore: module26.restoreFile,
  },
  generation: {
    text: module33.generateText,
    image: module32.generateImage,
    listImages: module34.listImages,
    imageFile: module34.imageFile,
    saveImage: module34.saveImage,
    deleteImage: module35.deleteImage,
    restoreImage: module35.restoreImage,
  },
  guidelines: {
    list: module36.listGuidelines,
    create: module36.createGuideline,
    update: module36.updateGuideline,
    delete: module36.deleteGuideline,
    restore: module36.restoreGuideline,
    reorder: module36.reorderGuidelines,
  },
  integrations: {
    listSocial: module39.listSocial,
    connectSocial: module40.connectSocial,
    disconnectSocial: module40.disconnectSocial,
    selectPages: module40.selectPages,
    listChats: module39.listChats,
    connectChat: module37.connectChat,
    disconnectChat: module37.disconnectChat,
    sendTestMessage: module37.sendTestMessage,
    outbox: module39.readOutbox,
    wordPress: module42.readWordPress,
    wordPressLog: module42.readWordPressLog,
    connectWordPress: module42.connectWordPress,
    disconnectWordPress: module42.disconnectWordPress,
    syncWordPress: module41.syncWordPress,
    publishToWordPress: module38.publishToWordPress,
  },
  keywords: {
    listGroups: module44.listKeywordGroups,
    createGroup: module45.createKeywordGroup,
    updateGroup: module45.updateKeywordGroup,
    deleteGroup: module45.deleteKeywordGroup,
    restoreGroup: module45.restoreKeywordGroup,
    summary: module44.getKeywordSummary,
    history: module44.getKeywordHistory,
    analyze: module43.analyzeKeywords,
  },
  logos: {
    list: module47.listLogos,
    upload: module46.uploadLogo,
    rename: module46.renameLogo,
    replace: module46.replaceLogo,
    versions: module47.logoVersions,
    restoreVersion: module46.restoreLogoVersion,
    preview: module47.previewLogo,
    download: module47.downloadLogo,
    delete: module48.deleteLogo,
    restore: module48.restoreLogo,
  },
  messages: {
    list: module51.listMessages,
    create: module50.createMessage,
    update: module50.updateMessage,
    delete: module50.deleteMessage,
    restore: module50.restoreMessage,
    reorder: module50.reorderMessages,
  },
  notificationSettings: {
    get: module61.getNotificationSettings,
    update: module61.updateNotificationSettings,
    sent: module61.listSentMessages,
  },
  performance: {
    overview: module3.getMarketingFigures,
    summary: module4.getPerformanceSummary,
  },
  quickBuild: {
    build: module2.quickBuild,
  },
  print: {
    list: module55.listPrint,
    get: module55.getPrint,
    create: module56.createPrint,
    update: module56.updatePrint,
    duplicate: module56.duplicatePrint,
    delete: module56.deletePrint,
    restore: module56.restorePrint,
  },
  rules: {
    list: module51.listRules,
    create: module52.createRule,
    update: module52.updateRule,
    delete: module52.deleteRule,
    restore: module52.restoreRule,
    reorder: module52.reorderRules,
  },
  search: {
    find: module57.findRecords,
    recall: module57.recallRecords,
  },
  security: {
    changePassword: module60.changePassword,
    sessions: module62.listSessions,
    endSession: module62.endOneSession,
    endOtherSessions: module62.endOtherSessions,
  },
  shares: {
    list: module64.listShareLinks,
    create: module64.createShareLink,
    delete: module64.deleteShareLink,
    visit: module65.visitShareLink,
    open: module63.openShareLink,
  },
  team: {
    list: module68.listTeam,
    invite: module66.invite,
    resendInvitation: module66.resendInvitation,
    revokeInvitation: module66.revokeInvitation,
    openInvitation: module68.openInvitation,
    editPermissions: module67.editMemberPermissions,
    remove: module67.removeMember,
    restore: module67.restoreMember,
    viewAs: module69.viewAs,
    stopViewing: module69.stopViewing,
  },
  typography: {
    list: module51.listFonts,
    create: module53.createFont,
    update: module53.updateFont,
    delete: module53.deleteFont,
    restore: module53.restoreFont,
    reorder: module53.reorderFonts,
    attachFont: module49.attachFont,
    detachFont: module49.detachFont,
    reattachFont: module49.reattachFont,
    font: module49.fontBytes,
  },
  views: {
    list: module70.listViews,
    create: module70.createView,
    rename: module70.renameView,
    delete: module70.deleteView,
    restore: module70.restoreView,
  },
  voice: {
    list: module51.listVoiceTones,
    create: module54.createTone,
    update: module54.updateTone,
    delete: module54.deleteTone,
    restore: module54.restoreTone,
    reorder: module54.reorderTones,
  },
};
