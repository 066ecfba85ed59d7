export { createPictureFetcher } from '../fetch/fetch-picture.ts'
export { createMissingFetch } from './fetch-missing.ts'
