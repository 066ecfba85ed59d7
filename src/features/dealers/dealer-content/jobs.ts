/** For features whose documents are shown like those of this feature: to one dealer, a group or every dealer. */
export { dayOf } from './data/day-of.ts'
export { pictureOfDocument } from './data/picture-of-document.ts'
export { shownAt } from './data/read-content.ts'
