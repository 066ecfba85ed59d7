export { type PictureWidth, pictureWidths, stockPictureSources } from './rules/own-address.ts'
