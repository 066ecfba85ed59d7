/** What processes without Next read about vehicles. Nothing here is cached. */
export { findModel, pictureOfModel } from './data/find-model.ts'
