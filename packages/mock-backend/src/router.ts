import { register } from './operations/auth/register.operation';
import { me } from './operations/auth/me.operation';
import { signIn } from './operations/auth/sign-in.operation';
import { signOut } from './operations/auth/sign-out.operation';
import { updateUser } from './operations/auth/update-user.operation';
import { createBrand } from './operations/brands/create-brand.operation';
import { listBrands } from './operations/brands/list-brands.operation';
import { updateBrand } from './operations/brands/update-brand.operation';
import { duplicateContent } from './operations/content/copy-content.operation';
import { createContent } from './operations/content/create-content.operation';
import {
  contentHistory,
  getContent,
  listContent,
} from './operations/content/read-content.operations';
import { deleteContent, restoreContent } from './operations/content/trash-content.operations';
import { updateContent } from './operations/content/update-content.operation';
import {
  approve,
  publish,
  reject,
  schedule,
  submit,
  unschedule,
} from './operations/content/workflow.operations';

/** Every operation of the contract. */
export const router = {
  auth: { signIn, register, me, signOut, updateUser },
  brands: { list: listBrands, create: createBrand, update: updateBrand },
  content: {
    list: listContent,
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
    duplicate: duplicateContent,
    delete: deleteContent,
    restore: restoreContent,
  },
};
