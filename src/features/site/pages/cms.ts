export { createPagesCollection } from './cms/pages.ts'
export { redirects } from './cms/redirects.ts'
export { seo } from './cms/seo.ts'
