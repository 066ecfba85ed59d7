export { PrivacyDesk } from './blocks/privacy-desk/privacy-desk.tsx'
