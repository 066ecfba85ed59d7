/** How figures are written, for pages that have no calculators: the door of the islands would bring those along. */
export { formatRate } from './ui/format-rate.ts'
