export { checkChosenFiles } from './rules/check-chosen-files.ts'
export { acceptAttribute } from './rules/file-types.ts'
export {
  documentKinds,
  maxUploadBytes,
  pictureKinds,
  type RefusedUpload,
  type UploadedFile,
  type UploadKind,
  type UploadProblem,
  type UploadSlots,
} from './upload.ts'
export { uploadMessage } from './upload-message.ts'
