/** Uncached readers for processes that run without Next, such as the worker. */
export { findModel, pictureOfModel } from './data/uncached.ts'
