/** One item of the breadcrumbs. */
export type Breadcrumb = { readonly title: string; readonly path: string }

export type { PageView } from './page-view.ts'
export { pathError } from './rules/path.ts'
export { specialPathClasses } from './rules/special-paths.ts'
