export { findProfile, type Profile } from './data/profile.ts'
export { ProfilePage, profileMetadata } from './ui/profile-page.tsx'
