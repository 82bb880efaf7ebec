// Written by `pnpm generate`.
import * as module0 from './operations/campaigns/performance-summary.operation';
import * as module1 from './operations/campaigns/read-campaigns.operations';
import * as module2 from './operations/campaigns/write-campaigns.operations';
import * as module3 from './operations/colors/change-colors.operations';
import * as module4 from './operations/colors/import-colors.operation';
import * as module5 from './operations/colors/read-colors.operations';
import * as module6 from './operations/colors/trash-colors.operations';
import * as module7 from './operations/emails/read-emails.operations';
import * as module8 from './operations/emails/send-emails.operations';
import * as module9 from './operations/emails/write-emails.operations';
import * as module10 from './operations/files/change-files.operations';
import * as module11 from './operations/files/read-files.operations';
import * as module12 from './operations/files/suggest-files.operation';
import * as module13 from './operations/files/upload-file.operation';
import * as module14 from './operations/generation/generate-image.operation';
import * as module15 from './operations/generation/generate-text.operation';
import * as module16 from './operations/generation/images.operations';
import * as module17 from './operations/generation/trash-images.operations';
import * as module18 from './operations/guidelines/guidelines.operations';
import * as module19 from './operations/logos/change-logos.operations';
import * as module20 from './operations/logos/read-logos.operations';
import * as module21 from './operations/logos/trash-logos.operations';
import * as module22 from './operations/persona/messages.operations';
import * as module23 from './operations/persona/read-persona.operations';
import * as module24 from './operations/persona/rules.operations';
import * as module25 from './operations/persona/typography.operations';
import * as module26 from './operations/persona/voice.operations';
import * as module27 from './operations/print/print.operations';
import * as module28 from './operations/search/search.operations';
import * as module29 from './operations/settings/agency.operations';
import * as module30 from './operations/settings/billing.operation';
import * as module31 from './operations/settings/change-password.operation';
import * as module32 from './operations/shares/open-share-link.operation';
import * as module33 from './operations/shares/share-links.operations';
import * as module34 from './operations/shares/visit-share-link.operation';
import * as module35 from './operations/team/invitations.operations';
import * as module36 from './operations/team/members.operations';
import * as module37 from './operations/team/read-team.operations';
import * as module38 from './operations/views/saved-views.operations';

export const areas = {
  agency: {
    get: module29.getAgency,
    update: module29.updateAgency,
    transferOwnership: module29.transferOwnership,
  },
  billing: {
    plan: module30.readPlan,
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
  emails: {
    list: module7.listEmails,
    get: module7.getEmail,
    create: module9.createEmail,
    update: module9.updateEmail,
    send: module8.sendEmail,
    deliver: module8.deliverEmail,
    schedule: module8.scheduleEmail,
    unschedule: module8.unscheduleEmail,
    archive: module9.archiveEmail,
    duplicate: module9.duplicateEmail,
    delete: module9.deleteEmail,
    restore: module9.restoreEmail,
  },
  files: {
    list: module11.listFiles,
    suggest: module12.suggestFiles,
    get: module11.getFile,
    upload: module13.uploadFile,
    download: module11.downloadFile,
    preview: module11.previewFile,
    update: module10.updateFile,
    usage: module11.fileUsage,
    delete: module10.deleteFile,
    restore: module10.restoreFile,
  },
  generation: {
    text: module15.generateText,
    image: module14.generateImage,
    listImages: module16.listImages,
    imageFile: module16.imageFile,
    saveImage: module16.saveImage,
    deleteImage: module17.deleteImage,
    restoreImage: module17.restoreImage,
  },
  guidelines: {
    list: module18.listGuidelines,
    create: module18.createGuideline,
    update: module18.updateGuideline,
    delete: module18.deleteGuideline,
    restore: module18.restoreGuideline,
    reorder: module18.reorderGuidelines,
  },
  logos: {
    list: module20.listLogos,
    upload: module19.uploadLogo,
    rename: module19.renameLogo,
    replace: module19.replaceLogo,
    versions: module20.logoVersions,
    restoreVersion: module19.restoreLogoVersion,
    preview: module20.previewLogo,
    download: module20.downloadLogo,
    delete: module21.deleteLogo,
    restore: module21.restoreLogo,
  },
  messages: {
    list: module23.listMessages,
    create: module22.createMessage,
    update: module22.updateMessage,
    delete: module22.deleteMessage,
    restore: module22.restoreMessage,
    reorder: module22.reorderMessages,
  },
  performance: {
    summary: module0.getPerformanceSummary,
  },
  print: {
    list: module27.listPrint,
    get: module27.getPrint,
    create: module27.createPrint,
    update: module27.updatePrint,
    duplicate: module27.duplicatePrint,
    delete: module27.deletePrint,
    restore: module27.restorePrint,
  },
  rules: {
    list: module23.listRules,
    create: module24.createRule,
    update: module24.updateRule,
    delete: module24.deleteRule,
    restore: module24.restoreRule,
    reorder: module24.reorderRules,
  },
  search: {
    find: module28.findRecords,
    recall: module28.recallRecords,
  },
  security: {
    changePassword: module31.changePassword,
  },
  shares: {
    list: module33.listShareLinks,
    create: module33.createShareLink,
    delete: module33.deleteShareLink,
    visit: module34.visitShareLink,
    open: module32.openShareLink,
  },
  team: {
    list: module37.listTeam,
    invite: module35.invite,
    resendInvitation: module35.resendInvitation,
    revokeInvitation: module35.revokeInvitation,
    openInvitation: module37.openInvitation,
    editPermissions: module36.editMemberPermissions,
    remove: module36.removeMember,
    restore: module36.restoreMember,
  },
  typography: {
    list: module23.listFonts,
    create: module25.createFont,
    update: module25.updateFont,
    delete: module25.deleteFont,
    restore: module25.restoreFont,
    reorder: module25.reorderFonts,
  },
  views: {
    list: module38.listViews,
    create: module38.createView,
    rename: module38.renameView,
    delete: module38.deleteView,
    restore: module38.restoreView,
  },
  voice: {
    list: module23.listVoiceTones,
    create: module26.createTone,
    update: module26.updateTone,
    delete: module26.deleteTone,
    restore: module26.restoreTone,
    reorder: module26.reorderTones,
  },
};
