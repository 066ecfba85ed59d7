export { type ListedProfile, listProfilesOrEmpty } from './data/profile.ts'
