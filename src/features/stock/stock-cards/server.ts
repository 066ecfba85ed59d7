export { respondWithDialog } from './data/dialog-response.ts'
