/* Runs without Next: for the retention and erasure of personal data, and for the delivery of enquiries. */
export { deleteExpiredFiles, deleteFilesOf, deletePendingFilesOf } from './data/delete-files.ts'
export { removeAbandonedUploads } from './data/incoming-folder.ts'
export { filesOfEnquiry, linkFiles } from './data/linked-files.ts'
export { keepProgramFiles } from './data/program-files.ts'
export { readFileContent } from './data/read-content.ts'
export { programFilesPrefix } from './rules/program-files-prefix.ts'
