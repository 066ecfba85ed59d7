export type { DisplayedRange } from './displayed-range.ts'
export type { RelatedRange } from './related-view.ts'
