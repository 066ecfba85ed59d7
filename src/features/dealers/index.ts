export {
  type Dealer,
  type DealerGroup,
  type DealerService,
  dealerServices,
  type Region,
} from './dealer.ts'
export type { DealerContext } from './dealer-context.ts'
export { dealerSegment } from './rules/dealer-segment.ts'
export {
  describeHours,
  type OpeningDay,
  type OpeningHours,
  type OpeningSpan,
  openingSpans,
} from './rules/opening-hours.ts'
export {
  type DealerCrm,
  type DealerMail,
  type EnquiryKind,
  enquiryKinds,
  recipientsOf,
} from './rules/recipients.ts'
export { everythingShown, type Visibility, visibilityIn } from './rules/visibility.ts'
