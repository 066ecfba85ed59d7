export { findSpecialPage } from './data/special-page.ts'
export { groupSpecialsPage } from './group-specials-page.ts'
export { SpecialPage, specialMetadata } from './ui/special-page.tsx'
