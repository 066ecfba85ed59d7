export { withFileChunks } from './cms/chunk-table.ts'
export { enquiryFiles } from './cms/enquiry-files.ts'
export { withFiles } from './cms/with-files.ts'
