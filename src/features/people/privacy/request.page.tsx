export { PrivacyRequestPage } from './ui/privacy-request-page.tsx'
