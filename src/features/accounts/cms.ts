export {
  fieldAccessFor,
  hasRole,
  isAdmin,
  isEditor,
  isEditorOrPublished,
  isLeads,
  isSignedIn,
} from './cms/access.ts'
export { hiddenExceptFor } from './cms/hidden-except-for.ts'
export { privateField } from './cms/private-field.ts'
export { serviceKeys } from './cms/service-keys.ts'
export { users } from './cms/users.ts'
export { passwordError } from './rules/password.ts'
export { ownDealerOf, roleOf } from './rules/role-of.ts'
