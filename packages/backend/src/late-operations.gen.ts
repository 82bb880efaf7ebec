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
import * as module27 from './operations/files/read-files.operations';
import * as module28 from './operations/files/suggest-files.operation';
import * as module29 from './operations/files/upload-file.operation';
import * as module30 from './operations/generation/generate-image.operation';
import * as module31 from './operations/generation/generate-text.operation';
import * as module32 from './operations/generation/images.operations';
import * as module33 from './operations/generation/trash-images.operations';
import * as module34 from './operations/guidelines/guidelines.operations';
import * as module35 from './operations/integrations/chat.operations';
import * as module36 from './operations/integrations/publish-to-wordpress.operation';
import * as module37 from './operations/integrations/read-integrations.operations';
import * as module38 from './operations/integrations/social.operations';
import * as module39 from './operations/integrations/sync-wordpress.operation';
import * as module40 from './operations/integrations/wordpress.operations';
import * as module41 from './operations/keywords/analyze-keywords.operation';
import * as module42 from './operations/keywords/read-keywords.operations';
import * as module43 from './operations/keywords/write-groups.operations';
import * as module44 from './operations/logos/change-logos.operations';
import * as module45 from './operations/logos/read-logos.operations';
import * as module46 from './operations/logos/trash-logos.operations';
import * as module47 from './operations/persona/font-file.operations';
import * as module48 from './operations/persona/messages.operations';
import * as module49 from './operations/persona/read-persona.operations';
import * as module50 from './operations/persona/rules.operations';
import * as module51 from './operations/persona/typography.operations';
import * as module52 from './operations/persona/voice.operations';
import * as module53 from './operations/print/read-print.operations';
import * as module54 from './operations/print/write-print.operations';
import * as module55 from './operations/search/search.operations';
import * as module56 from './operations/settings/agency.operations';
import * as module57 from './operations/settings/billing.operation';
import * as module58 from './operations/settings/change-password.operation';
import * as module59 from './operations/settings/notification-settings.operations';
import * as module60 from './operations/settings/sessions.operations';
import * as module61 from './operations/shares/open-share-link.operation';
import * as module62 from './operations/shares/share-links.operations';
import * as module63 from './operations/shares/visit-share-link.operation';
import * as module64 from './operations/team/invitations.operations';
import * as module65 from './operations/team/members.operations';
import * as module66 from './operations/team/read-team.operations';
import * as module67 from './operations/team/view-as.operations';
import * as module68 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module56.getAgency,
    update: module56.updateAgency,
    transferOwnership: module56.transferOwnership,
  },
  auth: {
    register: module0.register,
    updateUser: module1.updateUser,
  },
  billing: {
    plan: module57.readPlan,
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
    list: module27.listFiles,
    tags: module27.fileTags,
    suggest: module28.suggestFiles,
    get: module27.getFile,
    upload: module29.uploadFile,
    download: module27.downloadFile,
    preview: module27.previewFile,
    update: module26.updateFile,
    usage: module27.fileUsage,
    delete: module26.deleteFile,
    restore: module26.restoreFile,
  },
  generation: {
    text: module31.generateText,
    image: module30.generateImage,
    listImages: module32.listImages,
    imageFile: module32.imageFile,
    saveImage: module32.saveImage,
    deleteImage: module33.deleteImage,
    restoreImage: module33.restoreImage,
  },
  guidelines: {
    list: module34.listGuidelines,
    create: module34.createGuideline,
    update: module34.updateGuideline,
    delete: module34.deleteGuideline,
    restore: module34.restoreGuideline,
    reorder: module34.reorderGuidelines,
  },
  integrations: {
    listSocial: module37.listSocial,
    connectSocial: module38.connectSocial,
    disconnectSocial: module38.disconnectSocial,
    selectPages: module38.selectPages,
    listChats: module37.listChats,
    connectChat: module35.connectChat,
    disconnectChat: module35.disconnectChat,
    sendTestMessage: module35.sendTestMessage,
    outbox: module37.readOutbox,
    wordPress: module40.readWordPress,
    wordPressLog: module40.readWordPressLog,
    connectWordPress: module40.connectWordPress,
    disconnectWordPress: module40.disconnectWordPress,
    syncWordPress: module39.syncWordPress,
    publishToWordPress: module36.publishToWordPress,
  },
  keywords: {
    listGroups: module42.listKeywordGroups,
    createGroup: module43.createKeywordGroup,
    updateGroup: module43.updateKeywordGroup,
    deleteGroup: module43.deleteKeywordGroup,
    restoreGroup: module43.restoreKeywordGroup,
    summary: module42.getKeywordSummary,
    history: module42.getKeywordHistory,
    analyze: module41.analyzeKeywords,
  },
  logos: {
    list: module45.listLogos,
    upload: module44.uploadLogo,
    rename: module44.renameLogo,
    replace: module44.replaceLogo,
    versions: module45.logoVersions,
    restoreVersion: module44.restoreLogoVersion,
    preview: module45.previewLogo,
    download: module45.downloadLogo,
    delete: module46.deleteLogo,
    restore: module46.restoreLogo,
  },
  messages: {
    list: module49.listMessages,
    create: module48.createMessage,
    update: module48.updateMessage,
    delete: module48.deleteMessage,
    restore: module48.restoreMessage,
    reorder: module48.reorderMessages,
  },
  notificationSettings: {
    get: module59.getNotificationSettings,
    update: module59.updateNotificationSettings,
    sent: module59.listSentMessages,
  },
  performance: {
    overview: module3.getMarketingFigures,
    summary: module4.getPerformanceSummary,
  },
  quickBuild: {
    build: module2.quickBuild,
  },
  print: {
    list: module53.listPrint,
    get: module53.getPrint,
    create: module54.createPrint,
    update: module54.updatePrint,
    duplicate: module54.duplicatePrint,
    delete: module54.deletePrint,
    restore: module54.restorePrint,
  },
  rules: {
    list: module49.listRules,
    create: module50.createRule,
    update: module50.updateRule,
    delete: module50.deleteRule,
    restore: module50.restoreRule,
    reorder: module50.reorderRules,
  },
  search: {
    find: module55.findRecords,
    recall: module55.recallRecords,
  },
  security: {
    changePassword: module58.changePassword,
    sessions: module60.listSessions,
    endSession: module60.endOneSession,
    endOtherSessions: module60.endOtherSessions,
  },
  shares: {
    list: module62.listShareLinks,
    create: module62.createShareLink,
    delete: module62.deleteShareLink,
    visit: module63.visitShareLink,
    open: module61.openShareLink,
  },
  team: {
    list: module66.listTeam,
    invite: module64.invite,
    resendInvitation: module64.resendInvitation,
    revokeInvitation: module64.revokeInvitation,
    openInvitation: module66.openInvitation,
    editPermissions: module65.editMemberPermissions,
    remove: module65.removeMember,
    restore: module65.restoreMember,
    viewAs: module67.viewAs,
    stopViewing: module67.stopViewing,
  },
  typography: {
    list: module49.listFonts,
    create: module51.createFont,
    update: module51.updateFont,
    delete: module51.deleteFont,
    restore: module51.restoreFont,
    reorder: module51.reorderFonts,
    attachFont: module47.attachFont,
    detachFont: module47.detachFont,
    font: module47.fontBytes,
  },
  views: {
    list: module68.listViews,
    create: module68.createView,
    rename: module68.renameView,
    delete: module68.deleteView,
    restore: module68.restoreView,
  },
  voice: {
    list: module49.listVoiceTones,
    create: module52.createTone,
    update: module52.updateTone,
    delete: module52.deleteTone,
    restore: module52.restoreTone,
    reorder: module52.reorderTones,
  },
};
