export type {
  DealerContent,
  DealerEvent,
  DealerFaq,
  DealerQuote,
  Rating,
  Team,
  TeamMember,
  Testimonial,
} from './dealer-content.ts'
