export type { DisplayedRange } from './displayed-range.ts'
export type { QuotedModel } from './quoted-model.ts'
export type { RelatedRange } from './related-view.ts'
