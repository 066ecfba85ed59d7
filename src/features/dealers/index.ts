export type {
  Dealer,
  DealerGroup,
  DealerService,
  Region,
} from './dealer.ts'
export type { DealerContext } from './dealer-context.ts'
export { dealerSegment } from './rules/dealer-segment.ts'
export type {
  OpeningDay,
  OpeningHours,
  OpeningSpan,
} from './rules/opening-hours.ts'
export {
  type DealerCrm,
  type DealerMail,
  type EnquiryKind,
  recipientsOf,
} from './rules/recipients.ts'
export { everythingVisible, type Visibility } from './rules/visibility.ts'
