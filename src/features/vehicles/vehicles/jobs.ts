/** Uncached readers for processes that run without Next, such as the worker. */
export { findAccessories, findModel, pictureOfModel } from './data/uncached.ts'
