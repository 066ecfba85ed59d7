export { type ListedProfile, listProfilesOrEmpty } from './data/profile.ts'
export { readProfilePaths } from './data/profile-paths.ts'
