export { loadEnquiryTargets } from './data/enquiry-targets.ts'
export { loadSiteLayout, type SiteLayoutContent } from './data/site-layout.ts'
