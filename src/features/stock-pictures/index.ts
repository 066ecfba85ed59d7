export { stockPictureSources } from './rules/own-address.ts'
