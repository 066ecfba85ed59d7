export { isAdmin, isEditor, isEditorOrPublished } from './cms/access.ts'
export { users } from './cms/users.ts'
