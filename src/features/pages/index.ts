/** One item of the breadcrumbs. */
export type Crumb = { readonly title: string; readonly path: string }

export type { PageView } from './page-view.ts'
export { pathFault } from './rules/path.ts'
export { specialLook } from './rules/special-paths.ts'
