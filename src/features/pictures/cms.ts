export { onlyDocuments, onlyPictures } from './cms/media/file-kind.ts'
export { media } from './cms/media/media.ts'
export { pictureField } from './cms/picture-field.ts'
export { videoField } from './cms/video-field.ts'
