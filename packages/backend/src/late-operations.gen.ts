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
import * as module16 from './operations/keywords/read-keywords.operations';
import * as module17 from './operations/keywords/write-groups.operations';
import * as module18 from './operations/logos/change-logos.operations';
import * as module19 from './operations/logos/read-logos.operations';
import * as module20 from './operations/logos/trash-logos.operations';
import * as module21 from './operations/persona/messages.operations';
import * as module22 from './operations/persona/read-persona.operations';
import * as module23 from './operations/persona/rules.operations';
import * as module24 from './operations/persona/typography.operations';
import * as module25 from './operations/persona/voice.operations';
import * as module26 from './operations/search/search.operations';
import * as module27 from './operations/settings/agency.operations';
import * as module28 from './operations/settings/billing.operation';
import * as module29 from './operations/settings/change-password.operation';
import * as module30 from './operations/shares/open-share-link.operation';
import * as module31 from './operations/shares/share-links.operations';
import * as module32 from './operations/shares/visit-share-link.operation';
import * as module33 from './operations/team/invitations.operations';
import * as module34 from './operations/team/members.operations';
import * as module35 from './operations/team/read-team.operations';
import * as module36 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module27.getAgency,
    update: module27.updateAgency,
    transferOwnership: module27.transferOwnership,
  },
  billing: {
    plan: module28.readPlan,
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
  keywords: {
    listGroups: module16.listKeywordGroups,
    createGroup: module17.createKeywordGroup,
    updateGroup: module17.updateKeywordGroup,
    deleteGroup: module17.deleteKeywordGroup,
    restoreGroup: module17.restoreKeywordGroup,
    summary: module16.getKeywordSummary,
    history: module16.getKeywordHistory,
    analyze: module16.analyzeKeywords,
  },
  logos: {
    list: module19.listLogos,
    upload: module18.uploadLogo,
    rename: module18.renameLogo,
    replace: module18.replaceLogo,
    versions: module19.logoVersions,
    restoreVersion: module18.restoreLogoVersion,
    preview: module19.previewLogo,
    download: module19.downloadLogo,
    delete: module20.deleteLogo,
    restore: module20.restoreLogo,
  },
  messages: {
    list: module22.listMessages,
    create: module21.createMessage,
    update: module21.updateMessage,
    delete: module21.deleteMessage,
    restore: module21.restoreMessage,
    reorder: module21.reorderMessages,
  },
  performance: {
    summary: module0.getPerformanceSummary,
  },
  rules: {
    list: module22.listRules,
    create: module23.createRule,
    update: module23.updateRule,
    delete: module23.deleteRule,
    restore: module23.restoreRule,
    reorder: module23.reorderRules,
  },
  search: {
    find: module26.findRecords,
    recall: module26.recallRecords,
  },
  security: {
    changePassword: module29.changePassword,
  },
  shares: {
    list: module31.listShareLinks,
    create: module31.createShareLink,
    delete: module31.deleteShareLink,
    visit: module32.visitShareLink,
    open: module30.openShareLink,
  },
  team: {
    list: module35.listTeam,
    invite: module33.invite,
    resendInvitation: module33.resendInvitation,
    revokeInvitation: module33.revokeInvitation,
    openInvitation: module35.openInvitation,
    editPermissions: module34.editMemberPermissions,
    remove: module34.removeMember,
    restore: module34.restoreMember,
  },
  typography: {
    list: module22.listFonts,
    create: module24.createFont,
    update: module24.updateFont,
    delete: module24.deleteFont,
    restore: module24.restoreFont,
    reorder: module24.reorderFonts,
  },
  views: {
    list: module36.listViews,
    create: module36.createView,
    rename: module36.renameView,
    delete: module36.deleteView,
    restore: module36.restoreView,
  },
  voice: {
    list: module22.listVoiceTones,
    create: module25.createTone,
    update: module25.updateTone,
    delete: module25.deleteTone,
    restore: module25.restoreTone,
    reorder: module25.reorderTones,
  },
};
