export {
  fieldAccessFor,
  hasRole,
  isAdmin,
  isDealerOf,
  isDealerOfOrPublished,
  isEditor,
  isEditorOrDealer,
  isEditorOrPublished,
  isEditorOrReleased,
  isLeads,
  isSignedIn,
  listOwnOnly,
} from './cms/access.ts'
export { confirmEmailChange } from './cms/email-change/confirm-email-change.ts'
export { hiddenExceptFor } from './cms/hidden-except-for.ts'
export { privateField } from './cms/private-field.ts'
export { serviceKeys } from './cms/service-keys.ts'
export { users } from './cms/users.ts'
export { passwordError } from './rules/password.ts'
export { ownDealerOf, roleOf } from './rules/role-of.ts'
