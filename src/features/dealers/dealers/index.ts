export type {
  Dealer,
  DealerGroup,
  DealerService,
  Region,
} from './dealer.ts'
export type { DealerContext } from './dealer-context.ts'
export { dayName, openingLabel, spanName } from './opening-labels.ts'
export { dealerSegment, groupSegment } from './rules/dealer-segment.ts'
export { type OpenState, openState } from './rules/open-state.ts'
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
  recipientsOf,
} from './rules/recipients.ts'
export { everythingVisible, type Visibility, visibilityOfGroup } from './rules/visibility.ts'
export { whatsappAddress } from './whatsapp-address.ts'
