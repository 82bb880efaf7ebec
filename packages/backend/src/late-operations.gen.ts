// Written by `pnpm generate`.
import * as module0 from './operations/brands/quick-build.operation';
import * as module1 from './operations/campaigns/performance-summary.operation';
import * as module2 from './operations/campaigns/read-campaigns.operations';
import * as module3 from './operations/campaigns/write-campaigns.operations';
import * as module4 from './operations/colors/change-colors.operations';
import * as module5 from './operations/colors/import-colors.operation';
import * as module6 from './operations/colors/read-colors.operations';
import * as module7 from './operations/colors/trash-colors.operations';
import * as module8 from './operations/files/change-files.operations';
import * as module9 from './operations/files/read-files.operations';
import * as module10 from './operations/files/suggest-files.operation';
import * as module11 from './operations/files/upload-file.operation';
import * as module12 from './operations/generation/generate-image.operation';
import * as module13 from './operations/generation/generate-text.operation';
import * as module14 from './operations/generation/images.operations';
import * as module15 from './operations/generation/trash-images.operations';
import * as module16 from './operations/guidelines/guidelines.operations';
import * as module17 from './operations/logos/change-logos.operations';
import * as module18 from './operations/logos/read-logos.operations';
import * as module19 from './operations/logos/trash-logos.operations';
import * as module20 from './operations/persona/messages.operations';
import * as module21 from './operations/persona/read-persona.operations';
import * as module22 from './operations/persona/rules.operations';
import * as module23 from './operations/persona/typography.operations';
import * as module24 from './operations/persona/voice.operations';
import * as module25 from './operations/search/search.operations';
import * as module26 from './operations/settings/agency.operations';
import * as module27 from './operations/settings/billing.operation';
import * as module28 from './operations/settings/change-password.operation';
import * as module29 from './operations/settings/sessions.operations';
import * as module30 from './operations/shares/open-share-link.operation';
import * as module31 from './operations/shares/share-links.operations';
import * as module32 from './operations/shares/visit-share-link.operation';
import * as module33 from './operations/team/invitations.operations';
import * as module34 from './operations/team/members.operations';
import * as module35 from './operations/team/read-team.operations';
import * as module36 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module26.getAgency,
    update: module26.updateAgency,
    transferOwnership: module26.transferOwnership,
  },
  billing: {
    plan: module27.readPlan,
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
  files: {
    list: module9.listFiles,
    suggest: module10.suggestFiles,
    get: module9.getFile,
    upload: module11.uploadFile,
    download: module9.downloadFile,
    preview: module9.previewFile,
    update: module8.updateFile,
    usage: module9.fileUsage,
    delete: module8.deleteFile,
    restore: module8.restoreFile,
  },
  generation: {
    text: module13.generateText,
    image: module12.generateImage,
    listImages: module14.listImages,
    imageFile: module14.imageFile,
    saveImage: module14.saveImage,
    deleteImage: module15.deleteImage,
    restoreImage: module15.restoreImage,
  },
  guidelines: {
    list: module16.listGuidelines,
    create: module16.createGuideline,
    update: module16.updateGuideline,
    delete: module16.deleteGuideline,
    restore: module16.restoreGuideline,
    reorder: module16.reorderGuidelines,
  },
  logos: {
    list: module18.listLogos,
    upload: module17.uploadLogo,
    rename: module17.renameLogo,
    replace: module17.replaceLogo,
    versions: module18.logoVersions,
    restoreVersion: module17.restoreLogoVersion,
    preview: module18.previewLogo,
    download: module18.downloadLogo,
    delete: module19.deleteLogo,
    restore: module19.restoreLogo,
  },
  messages: {
    list: module21.listMessages,
    create: module20.createMessage,
    update: module20.updateMessage,
    delete: module20.deleteMessage,
    restore: module20.restoreMessage,
    reorder: module20.reorderMessages,
  },
  performance: {
    summary: module1.getPerformanceSummary,
  },
  quickBuild: {
    build: module0.quickBuild,
  },
  rules: {
    list: module21.listRules,
    create: module22.createRule,
    update: module22.updateRule,
    delete: module22.deleteRule,
    restore: module22.restoreRule,
    reorder: module22.reorderRules,
  },
  search: {
    find: module25.findRecords,
    recall: module25.recallRecords,
  },
  security: {
    changePassword: module28.changePassword,
    sessions: module29.listSessions,
    endSession: module29.endOneSession,
    endOtherSessions: module29.endOtherSessions,
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
    list: module21.listFonts,
    create: module23.createFont,
    update: module23.updateFont,
    delete: module23.deleteFont,
    restore: module23.restoreFont,
    reorder: module23.reorderFonts,
  },
  views: {
    list: module36.listViews,
    create: module36.createView,
    rename: module36.renameView,
    delete: module36.deleteView,
    restore: module36.restoreView,
  },
  voice: {
    list: module21.listVoiceTones,
    create: module24.createTone,
    update: module24.updateTone,
    delete: module24.deleteTone,
    restore: module24.restoreTone,
    reorder: module24.reorderTones,
  },
};
