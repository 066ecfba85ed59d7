export { SiteFooter } from './ui/site-footer.tsx'
export { SiteHeader } from './ui/site-header.tsx'
export { SkipLink } from './ui/skip-link.tsx'
