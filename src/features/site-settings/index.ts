export { telephoneLink } from './rules/telephone-link.ts'
export {
  type ContactSettings,
  type OutsideAddress,
  outsideAddresses,
  type SiteSettings,
} from './settings.ts'
