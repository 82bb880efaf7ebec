import { register } from './operations/auth/register.operation';
import { me } from './operations/auth/me.operation';
import { signIn } from './operations/auth/sign-in.operation';
import { signOut } from './operations/auth/sign-out.operation';
import { updateUser } from './operations/auth/update-user.operation';
import { createBrand } from './operations/brands/create-brand.operation';
import { listBrands } from './operations/brands/list-brands.operation';
import { updateBrand } from './operations/brands/update-brand.operation';
import { getCampaign, listCampaigns } from './operations/campaigns/read-campaigns.operations';
import { watchChanges } from './operations/changes/watch-changes.operation';
import { duplicateContent } from './operations/content/copy-content.operation';
import { createContent } from './operations/content/create-content.operation';
import {
  contentDays,
  contentHistory,
  getContent,
  listContent,
  undatedContent,
  waitingContent,
} from './operations/content/read-content.operations';
import { restoreVersion } from './operations/content/restore-version.operation';
import { takeBackMove } from './operations/content/take-back-move.operation';
import { schedule } from './operations/content/schedule-content.operation';
import { deleteContent, restoreContent } from './operations/content/trash-content.operations';
import { updateContent } from './operations/content/update-content.operation';
import {
  approve,
  publish,
  reject,
  submit,
  unschedule,
} from './operations/content/workflow.operations';
import { dashboardSummary } from './operations/dashboard/dashboard-summary.operation';
import {
  listNotifications,
  markNotificationsRead,
} from './operations/dashboard/notifications.operations';
import { deleteFile, restoreFile, updateFile } from './operations/files/change-files.operations';
import {
  downloadFile,
  fileUsage,
  getFile,
  listFiles,
  previewFile,
} from './operations/files/read-files.operations';
import { suggestFiles } from './operations/files/suggest-files.operation';
import { uploadFile } from './operations/files/upload-file.operation';
import { generateImage } from './operations/generation/generate-image.operation';
import { generateText } from './operations/generation/generate-text.operation';
import { imageFile, listImages, saveImage } from './operations/generation/images.operations';
import { deleteImage, restoreImage } from './operations/generation/trash-images.operations';
import {
  listColors,
  listMessages,
  listRules,
  listVoiceTones,
} from './operations/persona/read-persona.operations';
import { openShareLink } from './operations/shares/open-share-link.operation';
import {
  createShareLink,
  deleteShareLink,
  listShareLinks,
} from './operations/shares/share-links.operations';

/** Every operation of the contract. */
export const router = {
  auth: { signIn, register, me, signOut, updateUser },
  brands: { list: listBrands, create: createBrand, update: updateBrand },
  campaigns: { list: listCampaigns, get: getCampaign },
  changes: { watch: watchChanges },
  colors: { list: listColors },
  content: {
    list: listContent,
    days: contentDays,
    undated: undatedContent,
    waiting: waitingContent,
    get: getContent,
    history: contentHistory,
    create: createContent,
    update: updateContent,
    submit,
    approve,
    reject,
    schedule,
    unschedule,
    publish,
    restoreVersion,
    takeBackMove,
    duplicate: duplicateContent,
    delete: deleteContent,
    restore: restoreContent,
  },
  dashboard: { summary: dashboardSummary },
  files: {
    list: listFiles,
    suggest: suggestFiles,
    get: getFile,
    upload: uploadFile,
    download: downloadFile,
    preview: previewFile,
    update: updateFile,
    usage: fileUsage,
    delete: deleteFile,
    restore: restoreFile,
  },
  generation: {
    text: generateText,
    image: generateImage,
    listImages,
    imageFile,
    saveImage,
    deleteImage,
    restoreImage,
  },
  messages: { list: listMessages },
  notifications: { list: listNotifications, markRead: markNotificationsRead },
  rules: { list: listRules },
  shares: {
    list: listShareLinks,
    create: createShareLink,
    delete: deleteShareLink,
    open: openShareLink,
  },
  voice: { list: listVoiceTones },
};
