export type { ButtonsField, LinkField } from './rules/fields.ts'
export { linkedPaths } from './rules/linked-paths.ts'
export { type Destination, type LinkTargets, resolveLink } from './rules/resolve-link.ts'
